import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorReporter } from '../../../src/application/shared/ErrorReporter.ts';
import type { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { connect } from '../connect.ts';
import { openApp } from './renderApp.tsx';
import { merchantPage, pageOf } from './testPages.tsx';

beforeEach(() => {
  // React logs errors even if an error boundary caught them.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
const start = merchantPage('/start', pageOf('Start', ['/ACME/labels']), { isHome: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = () => screen.getByRole('button', { name: 'Load again' });
const retry = () => userEvent.click(button());

/** A page whose script fails to load while `network.isDown` is set. */
function brokenPage(Page: ComponentType) {
  const network = { isDown: true, asked: 0 };
  const load = async (): Promise<ComponentType> => {
    network.asked += 1;
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  };
  return { network, page: merchantPage('/labels', Page, { load }) };
}

describe('a page whose script cannot be loaded', () => {
  it.each(['opened first', 'opened from another page'])(
    'shows an error inside the application shell, and loads after a click on retry: %s',
    async (how) => {
      const { services, show } = await openApp(aSample(), 'ACME');
      const { network, page } = brokenPage(pageOf('Labels'));
      show(how === 'opened first' ? '/ACME/labels' : '/ACME/start', [start, page]);
      if (how !== 'opened first') await userEvent.click(await screen.findByRole('link', { name: '/ACME/labels' }));
      const failure = await heading('This page could not be loaded');
      await waitFor(() => expect(document.activeElement).toBe(failure));
      expect(document.title).toMatch(/^Error: Return reasons · /);
      expect(screen.getByRole('main').textContent).toContain('This page could not be loaded');
      expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
      const { reports } = services.get(ErrorReporter) as RecordingErrorReporter;
      expect(reports.map(({ error }) => String(error))).toEqual([
        'TypeError: Failed to fetch dynamically imported module',
      ]);

      await retry();
      await waitFor(() => expect(reports).toHaveLength(2));
      await waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'));
      expect(network.asked).toBe(2);
      network.isDown = false;
      await retry();
      await heading('Labels');
      await waitFor(() => expect(document.title).toMatch(/^Return reasons · /));
      expect(network.asked).toBe(3);
    },
  );
});

describe('an offline browser', () => {
  it('shows that a page not loaded yet needs a connection, loads it once online, and does not unload other pages', async () => {
    const { services, show } = await openApp(aSample(), 'ACME');
    const { network, page } = brokenPage(pageOf('Labels', ['/ACME/start']));
    show('/ACME/start', [start, page]);
    const link = (to: string) => screen.findByRole('link', { name: to });
    await link('/ACME/labels');
    await connect(false);
    await userEvent.click(await link('/ACME/labels'));
    await heading('This page needs a connection');
    expect(screen.getByRole('main').textContent).toContain('Nothing is lost');
    expect(screen.getByRole('main').textContent).toContain('It loads by itself');
    expect(document.title).toMatch(/^Return reasons · /);
    act(() => window.history.back());
    await heading('Start');
    await userEvent.click(await link('/ACME/labels'));
    await heading('This page needs a connection');
    network.isDown = false;
    await connect(true);
    await heading('Labels');
    expect(network.asked).toBe(3);
    expect((services.get(ErrorReporter) as RecordingErrorReporter).reports).toEqual([]);
  });
});

describe('a page that throws while rendering', () => {
  it.each([true, false])(
    'shows an error inside the application shell, reports it once, and renders after a retry; online: %s',
    async (is) => {
      let isBroken = true;
      const { services, show } = await openApp(aSample(), 'ACME');
      await connect(is);
      const Labels = () => {
        if (isBroken) throw new Error('nothing to draw');
        return <h1>Labels</h1>;
      };
      show('/ACME/labels', [start, merchantPage('/labels', Labels)]);
      await heading('Something went wrong on this page');
      expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
      const { reports } = services.get(ErrorReporter) as RecordingErrorReporter;
      expect(reports.map(({ error }) => String(error))).toEqual(['Error: nothing to draw']);
      isBroken = false;
      await retry();
      await heading('Labels');
    },
  );
});

describe('a page whose script loads slowly', () => {
  it('replaces the previous page at once, and screen readers announce that it is loading [RT-8]', async () => {
    const { show } = await openApp(aSample(), 'ACME');
    let arrive: (Page: ComponentType) => void = () => undefined;
    const load = () => new Promise<ComponentType>((resolve) => (arrive = resolve));
    show('/ACME/start', [start, merchantPage('/labels', pageOf('Labels'), { load, titleKey: 'navigation.refunds' })]);
    await userEvent.click(await screen.findByRole('link', { name: '/ACME/labels' }));
    await waitFor(() => expect(screen.getByText('Loading')).toBeTruthy());
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Refunds']);
    await waitFor(() => expect(document.title).toMatch(/^Refunds · /));
    arrive(pageOf('Labels'));
    await heading('Labels');
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from './renderApp.tsx';
import { merchantPage, pageOf } from './testPages.tsx';

let scrolled: unknown[][] = [];
beforeEach(() => {
  scrolled = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolled.push(to));
});
const links = ['/ACME/labels/one', '/ACME/labels/two', '/ACME/labels/two?only=on'];
const pages = [
  merchantPage('/start', pageOf('Start', links), { isHome: true }),
  merchantPage('/labels/:type', pageOf('Labels', links)),
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.findByRole('link', { name });

async function startAndGo(): Promise<void> {
  const { show } = await openApp(aSample(), 'ACME');
  show('/', pages);
  await heading('Start');
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).toEqual([]);
  await userEvent.click(await link('/ACME/labels/one'));
  await heading('Labels');
}

describe('opening another page', () => {
  it('scrolls to the top and focuses the heading, except for the first page after the application is loaded [RT-8]', async () => {
    await startAndGo();
    const labels = await heading('Labels');
    await waitFor(() => expect(document.activeElement).toBe(labels));
    expect(scrolled).toEqual([[0, 0]]);
  });

  it('by the back button focuses the heading of that page and lets the browser restore the scroll position [RT-8]', async () => {
    await startAndGo();
    act(() => window.history.back());
    const start = await heading('Start');
    await waitFor(() => expect(document.activeElement).toBe(start));
    expect(scrolled).toEqual([[0, 0]]);
  });

  it('that differs only in a path parameter or filter does not move the focus or scroll [RT-8]', async () => {
    await startAndGo();
    for (const to of links.slice(1)) {
      await userEvent.click(await link(to));
      await waitFor(() => expect(window.location.pathname + window.location.search).toBe(to));
      expect(document.activeElement).toBe(await link(to));
    }
    expect(scrolled).toEqual([[0, 0]]);
  });
});

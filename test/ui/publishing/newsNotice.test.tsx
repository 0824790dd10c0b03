import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { aReason } from '../../support/samples/builders.ts';
import { settled } from '../../support/settled.ts';
import { anEnvironment, openWorkspace, type Environment } from '../../support/workspace.ts';
import { button, renderDock, type RenderedDock } from './renderDock.tsx';

const withText = (text: string, code = 'SIZE') => aReason({ code, description: text });
const TITLE = /^1 change published by .?colleague of ACME.?$/;
const notices = () => screen.getByRole('region', { name: 'Notices about your changes' });
const announcement = (): string => screen.queryByRole('status')?.textContent ?? '';
const textOf = (page: RenderedDock, code = 'SIZE'): string | undefined =>
  page.shown().find((reason) => reason.code === code)?.description;

/** Opens the user's page, and a second workspace for a colleague who publishes. */
async function openBoth() {
  const service: Environment = anEnvironment(aSample({ events: true }));
  const signInAs = (mailbox: string) => service.service.signIn(`${mailbox}@acme.example`, PASSWORD, 'ACME');
  signInAs('staff');
  const dock = await renderDock(service);
  signInAs('colleague');
  const own = { storage: new InMemoryStorage(), faults: new Faults(), ids: new CountingIds('colleague') };
  const colleague = await openWorkspace({ ...service, ...own }, { userId: 'colleague' });
  const publish = (text: string, code?: string) =>
    act(async () => {
      signInAs('colleague');
      colleague.save(withText(text, code));
      await colleague.publish();
      service.clock.advance(3000);
      await settled();
      signInAs('staff');
    });
  return { dock, publish, service };
}

describe("the notice about another user's publish", () => {
  it('shows author, pages and conflicts of all publishes, and screen readers announce it once [PB-14]', async () => {
    const { dock, publish } = await openBoth();
    act(() => dock.save(withText('Mine')));
    await publish('Theirs');
    await within(notices()).findByText(TITLE);
    expect(notices().textContent).toContain('Return reasons');
    expect(notices().textContent).toContain('You changed 1 of the same values.');
    await waitFor(() => expect(announcement()).toMatch(TITLE));
    await publish('Theirs as well', 'THEIRS');
    expect(within(notices()).getAllByRole('button', { name: 'Load latest' })).toHaveLength(1);
    expect(notices().textContent).toMatch(/2 changes published by/);
    expect(announcement()).toMatch(TITLE);
    expect(textOf(dock)).toBe('Mine');
  });

  it('loads the published changes on a click if no change conflicts, and announces to screen readers that it did [PB-14]', async () => {
    const { dock, publish } = await openBoth();
    await publish('Theirs');
    await within(notices()).findByText(TITLE);
    expect(textOf(dock)).toBe('Too small');
    await dock.user.click(button('Load latest'));
    await waitFor(() => expect(textOf(dock)).toBe('Theirs'));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    expect(announcement()).toContain('Loaded.');
  });

  it('can be closed with “Dismiss”, and shows why the published changes could not be loaded', async () => {
    const { dock, publish, service } = await openBoth();
    await publish('Theirs');
    service.faults.plan('read', 'lost-before');
    await dock.user.click(await within(notices()).findByRole('button', { name: 'Load latest' }));
    await within(notices()).findByText(/The service couldn’t be reached\./);
    expect(textOf(dock)).toBe('Too small');
    await dock.user.click(within(notices()).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  });
});

import { act as inAct, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormDrafts } from '../../../src/application/forms/FormDrafts.ts';
import { FormDraftsContext } from '../../../src/ui/shared/forms/useStoredInput.ts';
import { useUnsavedGuard } from '../../../src/ui/shared/changes/unsaved/useUnsavedGuard.tsx';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aReason } from '../../support/samples/builders.ts';
import { settled } from '../../support/settled.ts';
import { anEnvironment, openWorkspace, type Environment } from '../../support/workspace.ts';
import { button, renderDock } from '../publishing/renderDock.tsx';

const confirmations: boolean[] = [];
afterEach(() => void confirmations.splice(0));

function SignOut() {
  const guard = useUnsavedGuard();
  return (
    <>
      <button type="button" onClick={() => void guard.confirm().then((goesOn) => confirmations.push(goesOn))}>
        Sign out
      </button>
      {guard.dialog}
    </>
  );
}

/** Renders the dock next to a field with typed text. */
function besideTyped(children: ReactNode): ReactNode {
  const drafts = new FormDrafts(new InMemoryStorage(), { userId: 'staff', companyId: 'ACME' });
  drafts.write('field', 'half');
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}

const renamed = (text: string) => aReason({ description: text });
const withDrafts = (): Environment => anEnvironment(aSample({ drafts: true }));
const elsewhere = (service: Environment): Environment => ({
  ...service,
  storage: new InMemoryStorage(),
  tabs: new Map(),
  faults: new Faults(),
  ids: new CountingIds('elsewhere'),
});
const advanceClock = (service: Environment, milliseconds = 500) =>
  inAct(async () => {
    service.clock.advance(milliseconds);
    await settled();
  });
const question = () => screen.findByRole('alertdialog', { name: 'Sign out with unpublished changes?' });
const leaves = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('signing out with unpublished changes on a service that stores drafts', () => {
  it('asks once whether to discard the changes; otherwise they appear at the next sign-in, on any device [PC-9]', async () => {
    const service = withDrafts();
    const { user, save } = await renderDock(service, { beside: <SignOut /> });
    inAct(() => save(renamed('For later')));
    await user.click(button('Sign out'));
    await question();
    expect(screen.getByText(/1 unpublished change can be kept for 30 days/)).toBeTruthy();
    await user.click(button('Keep and sign out'));
    await waitFor(() => expect(confirmations).toEqual([true]));
    const otherDevice = await openWorkspace(elsewhere(service));
    expect(otherDevice.shown()[0]?.description).toBe('For later');
  });

  it('shows that the changes cannot be stored at the moment, and loses no change [PC-9]', async () => {
    const service = withDrafts();
    const { user, save, changes } = await renderDock(service, { beside: <SignOut /> });
    inAct(() => save(renamed('Offline')));
    service.faults.plan('draft', 'lost-before');
    await user.click(button('Sign out'));
    await question();
    await user.click(button('Keep and sign out'));
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be kept');
    expect(confirmations).toEqual([]);
    await user.click(button('Keep and sign out'));
    await waitFor(() => expect(confirmations).toEqual([true]));
    expect(changes.count).toBe(1);
  });

  it('first shows a conflict with changes from another device, and signs out on the next click [PC-9]', async () => {
    const service = withDrafts();
    const { user, save, drafts } = await renderDock(service, { beside: <SignOut /> });
    const otherDevice = await openWorkspace(elsewhere(service));
    inAct(() => save(renamed('Typed here')));
    otherDevice.save(renamed('Typed there'));
    await otherDevice.drafts.flush();
    await user.click(button('Sign out'));
    const dialog = within(await question());
    await user.click(button('Keep and sign out'));
    expect((await dialog.findByRole('alert')).textContent).toContain('1 change conflicts with another tab or device');
    expect(confirmations).toEqual([]);
    expect(drafts.conflicts).toMatchObject([{ theirs: { value: { description: 'Typed there' } } }]);
    await user.click(button('Keep and sign out'));
    await waitFor(() => expect(confirmations).toEqual([true]));
    expect((await openWorkspace(elsewhere(service))).shown()[0]?.description).toBe('Typed here');
  });

  it('asks whether to discard typed text even without pending changes [FM-4] [PC-9]', async () => {
    const { user } = await renderDock(withDrafts(), { beside: besideTyped(<SignOut />) });
    await user.click(button('Sign out'));
    await screen.findByRole('alertdialog', { name: 'Sign out and discard?' });
    expect(screen.getByText('What you have typed and not saved will be lost.')).toBeTruthy();
    await user.click(button('Discard and sign out'));
    await waitFor(() => expect(confirmations).toEqual([true]));
  });
});

describe('unpublished changes on a service that stores drafts', () => {
  it('make the browser ask before it closes the tab, but only until the service has stored the changes [PC-9]', async () => {
    const service = withDrafts();
    const { save } = await renderDock(service);
    inAct(() => save(renamed('Typed')));
    expect(leaves()).toBe(false);
    await advanceClock(service);
    expect(leaves()).toBe(true);
  });

  it('are marked as rejected if the service refuses to store them [PC-9]', async () => {
    const service = withDrafts();
    const { save, changes } = await renderDock(service);
    service.faults.plan('draft', 'rejected');
    inAct(() => save(renamed('Too much')));
    await advanceClock(service);
    expect(await screen.findByText('Your changes are saved in this tab only')).toBeTruthy();
    inAct(() => changes.discard());
    expect(screen.queryByText('Your changes are saved in this tab only')).toBeNull();
  });

  it('are shown next to the value of another device that changed the same key, so the user can choose one [PC-8] [PC-9]', async () => {
    const service = withDrafts();
    const { user, save, shown, changes } = await renderDock(service);
    const other = await openWorkspace(elsewhere(service));
    other.save(renamed('On the telephone'));
    await advanceClock(service);
    inAct(() => save(renamed('At the desk')));
    await advanceClock(service);
    expect(await screen.findByText('1 change conflicts with another tab or device')).toBeTruthy();

    await user.click(button('Compare'));
    const dialog = await screen.findByRole('dialog', { name: 'Conflicting edits' });
    expect(within(dialog).getByText(/At the desk/)).toBeTruthy();
    await user.click(within(dialog).getByText(/On the telephone/));
    await user.click(within(dialog).getByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown()[0]?.description).toBe('On the telephone');
    expect(screen.queryByText(/conflicts with another tab/)).toBeNull();
    inAct(() => changes.undo());
    expect(shown()[0]?.description).toBe('At the desk');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

async function openEditor(type: string) {
  const app = await openApp(aSample(), 'ACME');
  app.show(`/ACME/return-rules?type=${type}&new=rule`);
  return within(await screen.findByRole('dialog', { name: 'Add a rule' }, { timeout: 10_000 }));
}

describe('a select in the rule form', () => {
  it('links to the page for adding an address; the typed rule is restored when the user comes back [RL-1] [PC-9]', async () => {
    const editor = await openEditor('RETURN_ADDRESS');
    await userEvent.type(editor.getByLabelText('Name'), 'To the west');
    await userEvent.click(editor.getByRole('button', { name: 'Add return address' }));
    expect(await screen.findByRole('dialog', { name: 'Add return address' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => window.history.back());
    const again = await screen.findByRole('dialog', { name: 'Add a rule' });
    await waitFor(() => expect(within(again).getByLabelText('Name')).toHaveProperty('value', 'To the west'));
  });

  it('links to the page for setting up a carrier [RL-1]', async () => {
    const editor = await openEditor('CARRIER_RULES');
    await userEvent.click(editor.getByRole('button', { name: 'Set up a carrier' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Carriers' })).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SessionGateway } from '../../../src/application/session/SessionGateway.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

async function openPage(isAnnounced: boolean, address = '/ACME/return-reasons') {
  const app = await openApp(aSample({ userManagement: { enabled: isAnnounced } }), 'ACME');
  app.show(address);
  return app;
}

async function openMenu(isAnnounced: boolean) {
  const app = await openPage(isAnnounced);
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }));
  return app;
}

describe('ChangePasswordDialog', () => {
  it('changes the password if the current password is correct and the new password is valid and typed twice [AU-17]', async () => {
    const { services } = await openMenu(true);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const type = async (label: string, text: string) => {
      const field = dialog.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await type('Current password', 'Wrong2026');
    await type('New password', 'short');
    await type('New password again', 'Changed2026');
    await submit();
    expect(await dialog.findByText(/^Use 8 to 20 characters/)).toBeDefined();
    await type('New password', 'Changed2027');
    await submit();
    expect(await dialog.findByText('The passwords don’t match.')).toBeDefined();
    await type('New password', 'Changed2026');
    await submit();
    expect(await dialog.findByText('Wrong current password.')).toBeDefined();
    await type('Current password', PASSWORD);
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Password changed. Signed out everywhere else.')).toBeDefined();
    const who = { username: 'staff@acme.example', organisationId: 'ACME' };
    const sessions = services.get(SessionGateway);
    expect((await sessions.signIn({ ...who, password: PASSWORD })).ok).toBe(false);
    expect((await sessions.signIn({ ...who, password: 'Changed2026' })).ok).toBe(true);
  });

  it('is opened on any page by a URL parameter, which is removed when the dialog closes [FM-5]', async () => {
    await openPage(true, '/ACME/return-reasons?account=password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    expect(await screen.findByText('Return reasons', { selector: 'h1' })).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('is not available if the service does not announce password changes', async () => {
    await openMenu(false);
    expect(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Change password' })).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SessionGateway } from '../../../src/application/session/SessionGateway.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

async function openPage(isAnnounced: boolean, address = '/ACME/account/security') {
  const app = await openApp(aSample({ userManagement: { enabled: isAnnounced } }), 'ACME');
  app.show(address);
  return app;
}

describe('ChangePasswordDialog', () => {
  it('changes the password if the current password is correct and the new password is valid and typed twice [AU-17]', async () => {
    const { services } = await openPage(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
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
    await type('New password', 'Password1');
    await type('New password again', 'Password1');
    await submit();
    expect(await dialog.findByText('This password is on lists of common passwords. Choose another one.')).toBeDefined();
    expect(dialog.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
    await type('New password', 'Changed2026');
    await type('New password again', 'Changed2026');
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

  it('is opened by a URL parameter, which is removed when the dialog closes [FM-5]', async () => {
    await openPage(true, '/ACME/account/security?account=password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('is not available if the service does not announce password changes', async () => {
    await openPage(false);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign-in security' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OwnSessionsGateway } from '../../../src/application/session/OwnSessionsGateway.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

async function openDialog(announced = true) {
  const app = await openApp(aSample({ sessions: { enabled: announced } }), 'ACME');
  app.show('/ACME/return-reasons');
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }));
  return app;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('SessionsDialog', () => {
  it('lists device, last use and IP address of each session, and can end a single session [NV-7] [AU-21]', async () => {
    await openDialog();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Where you are signed in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where you are signed in' }));
    await dialog.findByText('Safari on iOS');
    expect(dialog.getByText('This browser, now')).toBeDefined();
    expect(dialog.getByText(/^Last used Nov 20, 2026/)).toBeDefined();
    expect(dialog.getByText('Address 198.51.100.23')).toBeDefined();
    await press('Sign out Safari on iOS');
    await waitFor(() => expect(dialog.queryByText('Safari on iOS')).toBeNull());
    expect(dialog.queryByRole('button', { name: /^Sign out/ })).toBeNull();
    expect(await screen.findByText('Signed out there.')).toBeDefined();
  });

  it('ends all other sessions, and lists the sessions that could not be ended', async () => {
    const { services } = await openDialog();
    const gateway = services.get(OwnSessionsGateway);
    const { endOthers } = gateway;
    gateway.endOthers = async () => err({ kind: 'unreachable' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Where you are signed in' }));
    await press('Sign out everywhere else');
    expect(await screen.findByRole('alert')).toBeDefined();
    gateway.endOthers = endOthers;
    await press('Sign out everywhere else');
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is available only if the service announces session management', async () => {
    await openDialog(false);
    expect(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Where you are signed in' })).toBeNull();
  });
});

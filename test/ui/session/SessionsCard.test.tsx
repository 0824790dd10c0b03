import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OwnSessionsGateway } from '../../../src/application/session/OwnSessionsGateway.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { MINUTE, STEP_UP_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

async function openPage(announced = true) {
  const app = await openApp(aSample({ sessions: { enabled: announced } }), 'ACME');
  app.show('/ACME/account/security');
  await screen.findByRole('heading', { level: 1, name: 'Sign-in security' });
  return app;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('SessionsCard', () => {
  it('lists device, last use and IP address of each session, and can end a single session [NV-7] [AU-21]', async () => {
    await openPage();
    await screen.findByText('Safari on iOS');
    expect(screen.getByText('This browser, now')).toBeDefined();
    expect(screen.getByText(/^Last used Nov 20, 2026/)).toBeDefined();
    expect(screen.getByText('Address 198.51.100.23')).toBeDefined();
    await press('Sign out Safari on iOS');
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Sign out (Safari|everywhere)/ })).toBeNull();
    expect(await screen.findByText('Signed out there.')).toBeDefined();
  });

  it('ends all other sessions, and lists the sessions that could not be ended', async () => {
    const { services } = await openPage();
    const gateway = services.get(OwnSessionsGateway);
    const { endOthers } = gateway;
    gateway.endOthers = async () => err({ kind: 'unreachable' });
    await press('Sign out everywhere else');
    expect(await screen.findByRole('alert')).toBeDefined();
    gateway.endOthers = endOthers;
    await press('Sign out everywhere else');
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks users who signed in long ago to confirm the identity before a session ends [AU-28]', async () => {
    const { services, clock } = await openPage();
    act(() => clock.advance(STEP_UP_LIFE - MINUTE));
    await act(async () => services.get(SessionStore).renew());
    act(() => clock.advance(MINUTE));
    await press('Sign out everywhere else');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    expect(screen.getByText('Safari on iOS')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Password'), PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  });

  it('is on the page only if the service announces session management', async () => {
    await openPage(false);
    expect(screen.queryByRole('heading', { name: 'Where you are signed in' })).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OwnSessionsGateway } from '../../../src/application/session/OwnSessionsGateway.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { aSample } from '../../support/samples/aSample.ts';
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

  it('is on the page only if the service announces session management', async () => {
    await openPage(false);
    expect(screen.queryByRole('heading', { name: 'Where you are signed in' })).toBeNull();
  });
});

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import type { SignInError } from '../../../src/application/session/SignIn.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from './renderApp.tsx';

/** The application of an owner with an identity provider, as an answer of the provider leaves it. */
async function openAfter(refused: SignInError, address: string, loginWithExternalAuth = true) {
  const sample = aSample();
  const [first, ...others] = sample.owners;
  if (!first) throw new Error('no owner');
  const external = {
    externalAuthType: 'AUTHORIZATION_CODE' as const,
    key: 'portal',
    grantType: 'external' as const,
    allowedScopes: ['openid'],
    authorizationUrl: 'https://id.example/auth',
  };
  const adminConfig = { ...first.adminConfig, auth: { ...first.adminConfig.auth, loginWithExternalAuth, external } };
  const app = await openApp({ ...sample, owners: [{ ...first, adminConfig }, ...others] }, 'ACME');
  const sessions = app.services.get(SessionStore);
  await sessions.signOut();
  await sessions.signIn({ refused });
  app.show(address);
  return sessions;
}
const offer = { name: 'Sign in with your organisation' };

describe('sign-in after a provider’s answer that signs nobody in', () => {
  it.each<readonly [SignInError, string]>([
    [{ kind: 'not-valid' }, 'Your organisation’s sign-in was not accepted. Try again, or sign in with a password.'],
    [{ kind: 'not-confirmed' }, 'The sign-in provider did not confirm who you are. Sign in again.'],
    [{ kind: 'code-expired' }, 'Your sign-in has expired. Sign in again.'],
    [
      { kind: 'kept-nothing' },
      'Your browser blocks cookies and site data here, and this sign-in needs them. Allow them for this site, then try again.',
    ],
    [{ kind: 'permissions' }, 'This account has no access to the returns portal.'],
  ])('of %j says so and offers both ways [AU-12] [AU-13] [AU-14]', async (refused, sentence) => {
    await openAfter(refused, '/ACME/return-reasons');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getByRole('button', offer)).toBeDefined();
    expect(screen.getByLabelText('Password', { selector: 'input' })).toBeDefined();
  });

  it.each([
    ['on an admin’s page', '/login', true],
    ['where the owner has turned it off', '/ACME', false],
  ])('offers the password alone %s [AU-11]', async (_, address, isOn) => {
    await openAfter({ kind: 'not-valid' }, address, isOn);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('button', offer)).toBeNull();
  });
});

describe('the end of a session', () => {
  it('is told by the service’s words where the error catalogue has them [AU-5]', async () => {
    const app = await openApp(aSample(), 'ACME');
    app.show('/ACME/return-reasons');
    await screen.findByRole('button', { name: 'Add reason' });
    const sessions = app.services.get(SessionStore);
    act(() => sessions.end('expired', 'constants.apiErrors.permissions'));
    expect(
      await screen.findByText(/^This account has no access to the returns portal\. This page stays/),
    ).toBeDefined();
    act(() => sessions.leave('signed-out'));
    expect(await screen.findByText('You are signed out.')).toBeDefined();
  });
});

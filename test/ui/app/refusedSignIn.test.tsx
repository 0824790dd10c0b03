import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LocaleGateway, type Translations } from '../../../src/application/languages/LocaleGateway.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import type { SignInError } from '../../../src/application/session/SignIn.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { bundledLocaleGateway } from '../../../src/infrastructure/languages/bundledLocaleGateway.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from './renderApp.tsx';

/** The application of an owner with an identity provider, opened after the provider refused the sign-in. */
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
type Texts = Translations & { readonly constants: { readonly apiErrors: { loggedOut: string } } };
const offer = { name: 'Sign in with your organisation' };

describe('the sign-in page after the identity provider refused a sign-in', () => {
  it.each<readonly [SignInError, string]>([
    [{ kind: 'not-valid' }, 'Your organisation’s sign-in was not accepted. Try again, or sign in with a password.'],
    [{ kind: 'not-confirmed' }, 'The sign-in provider did not confirm who you are. Sign in again.'],
    [{ kind: 'code-expired' }, 'Your sign-in has expired. Sign in again.'],
    [
      { kind: 'not-stored' },
      'Your browser blocks cookies and site data here, and this page needs them. Allow them for this site, then try again.',
    ],
    [{ kind: 'permissions' }, 'This account has no access to the returns portal.'],
  ])(
    'shows the reason %j, and offers sign-in by the provider and by password [AU-12] [AU-13] [AU-14]',
    async (refused, sentence) => {
      await openAfter(refused, '/ACME/return-reasons');
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      expect(screen.getByRole('button', offer)).toBeDefined();
      expect(screen.getByLabelText('Password', { selector: 'input' })).toBeDefined();
    },
  );

  it.each([
    ['on an admin page', '/login', true],
    ['if the owner has disabled the provider', '/ACME', false],
  ])('offers no sign-in by the provider, but only by password, %s [AU-11]', async (_, address, isOn) => {
    await openAfter({ kind: 'not-valid' }, address, isOn);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('button', offer)).toBeNull();
  });
});

describe('the end of a session', () => {
  it('closes the page, and shows the service’s message if the error catalogue contains that message [AU-5]', async () => {
    const app = await openApp(aSample(), 'ACME');
    app.show('/ACME/return-reasons');
    await screen.findByRole('button', { name: 'Add reason' });
    const sessions = app.services.get(SessionStore);
    act(() => sessions.end('expired', 'constants.apiErrors.permissions'));
    expect((await screen.findByRole('alert')).textContent).toBe('This account has no access to the returns portal.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add reason' })).toBeNull();
  });

  it.each([true, false])(
    'by signing out shows the catalogue’s text only if single sign-on does not redirect the browser: %s [ER-1]',
    async (singleSignOnNoReDirect) => {
      const sample = aSample();
      const owners = sample.owners.map((owner) => ({
        ...owner,
        adminConfig: { ...owner.adminConfig, auth: { ...owner.adminConfig.auth, singleSignOnNoReDirect } },
      }));
      const texts = await bundledLocaleGateway().read('en');
      if (!texts.ok) throw new Error('the texts are not there');
      const { constants, ...others } = structuredClone(texts.value) as Texts;
      constants.apiErrors.loggedOut = 'As the catalogue has it';
      const changed = ok({ ...others, constants });
      const app = await openApp({ ...sample, owners }, 'ACME', 'staff', (bind) =>
        provide(bind, LocaleGateway, [], () => ({ read: async () => changed })),
      );
      app.show('/ACME/return-reasons');
      await screen.findByRole('button', { name: 'Add reason' });
      act(() => app.services.get(SessionStore).end('signed-out'));
      const message = singleSignOnNoReDirect ? 'As the catalogue has it' : 'You are signed out.';
      expect(await screen.findByText(message)).toBeDefined();
    },
  );
});

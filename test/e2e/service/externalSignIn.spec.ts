import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  CODE_CLIENT,
  HASH_CLIENT,
  startIdentityProvider,
  type IdentityProvider,
} from '../../support/oidc/startIdentityProvider.ts';
import { examine } from '../fixtures/examine.ts';
import { holdScripts } from '../fixtures/holdScripts.ts';
import { northwind } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { expectPages, signOut, submitSignIn } from '../fixtures/signIn.ts';
import { test as base } from '../fixtures/signInFileTest.ts';
import { expect } from '../fixtures/test.ts';

type Outside = {
  readonly provider: IdentityProvider;
  /** Restarts the service, so that the owner's identity provider responds with a code or in the hash of the URL. */
  readonly enable: (way: 'code' | 'hash') => Promise<void>;
};

/** Milliseconds. Longer than an ID token of the provider is valid. */
const ID_TOKEN_OVER = 3_700_000;

const test = base.extend<{ readonly outside: Outside }>({
  outside: async ({ service, signInFile }, use) => {
    const provider = await startIdentityProvider([`${service.url}/login`]);
    provider.account.email = northwind.email;
    const enable = async (way: 'code' | 'hash') => {
      const external = {
        type: way === 'code' ? 'AUTHORIZATION_CODE' : 'NAMED_PROVIDER',
        key: way === 'code' ? CODE_CLIENT : HASH_CLIENT,
        issuer: provider.issuer,
        authorizationUrl: `${provider.issuer}/auth`,
        logoutUrl: `${provider.issuer}/session/end`,
        staysOnSignOut: way === 'hash',
      };
      writeFileSync(signInFile, JSON.stringify({ AUSPOST: { external } }));
      await service.restart();
    };
    await use({ provider, enable });
    await provider.close();
  },
});

const organisation = (page: Page) => page.getByRole('button', { name: 'Sign in with your organisation' });
const storedVisits = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('providerVisit/')).length);

test('merchants’ staff sign in through an identity provider, by code and by hash, and reach the requested URL [RT-5] [BN-4] [AU-4] [AU-7] [AU-11] [AU-12] [AU-13] [AU-14]', async ({
  page,
  context,
  outside,
  complaints,
}) => {
  const { provider, enable } = outside;
  const reasons = new ReasonsPage(page);
  const deepLink = `${northwind.home}?new=reason`;
  const alert = page.getByRole('alert');
  const second = await context.newPage();
  await enable('code');

  await test.step('the provider is offered to merchants’ staff, but not to admins', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(organisation(page)).toBeHidden();
    await page.goto(deepLink);
    await examine(page, 'sign-in with an organisation');
  });

  await test.step('an unrequested response and an error response of the provider are rejected', async () => {
    await page.goto('/login?code=stolen&state=of-another');
    await expect(alert).toHaveText('The sign-in provider did not confirm who you are. Sign in again.');
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(alert).toBeHidden();
    await page.goto('about:blank');
    await page.goto('/login#error=access_denied&error_description=%3Cb%3Eno');
    await expect(alert).toHaveText(/^Your organisation’s sign-in was not accepted/);
    await expect(page).toHaveURL('/login');
    expect(provider.asked).toEqual([]);
  });

  await test.step('if the provider refuses a sign-in, the form is shown again, and a sign-in by password is possible', async () => {
    await page.route(`${provider.issuer}/auth?*`, (route) => {
      const state = new URL(route.request().url()).searchParams.get('state') ?? '';
      const location = new URL(`/login?error=access_denied&state=${state}`, page.url()).href;
      return route.fulfill({ status: 302, headers: { location } });
    });
    await page.goto(deepLink);
    await organisation(page).click();
    await expect(alert).toHaveText(/^Your organisation’s sign-in was not accepted/);
    await expect(page).toHaveURL(deepLink);
    expect(await storedVisits(page)).toBe(0);
    await page.unroute(`${provider.issuer}/auth?*`);
    complaints.expect(/^401: .*\/oauth\/token/, /status of 401 .*\/oauth\/token/);
    await submitSignIn(page, northwind.email, 'Wrong2026');
    await expect(alert).toHaveText('Wrong e-mail or password.');
  });

  await test.step('a sign-in by code continues at the requested deep link', async () => {
    await organisation(page).click();
    await expectPages(page);
    await expect(reasons.dialog).toBeVisible();
    await expect(page).toHaveURL(deepLink);
    expect(provider.asked).toContain('/token');
    expect(await storedVisits(page)).toBe(0);
  });

  await test.step('the session continues after a reload, at /login, with the back button and in a second tab', async () => {
    await page.reload();
    await expect(reasons.dialog).toBeVisible();
    await page.goto('/login?code=again&state=again');
    await expectPages(page);
    await expect(page).toHaveURL(/\/NORTHWIND\/[a-z-]+$/);
    await page.goBack();
    await expectPages(page);
    // The busy first tab may respond to a new tab too late. The new tab then shows its form.
    await expect(async () => {
      await second.goto(northwind.home);
      const form = second.getByRole('button', { name: 'Sign in', exact: true });
      await second
        .getByRole('button', { name: /^Account of/ })
        .or(form)
        .waitFor();
      expect(await form.isVisible()).toBe(false);
    }).toPass();
  });

  await test.step('a sign-out ends the session in this tab, in the other tab and at the provider', async () => {
    complaints.expect(/^401: .*\/events(\?once=true)?$/, /status of 401 .*\/events(\?once=true)?\)$/);
    await signOut(second);
    await expect(second.getByText('You are signed out.')).toBeVisible();
    await expect(second).toHaveURL('/NORTHWIND');
    expect(provider.asked).toContain('/session/end');
    await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
    await second.close();
  });

  await test.step('a sign-in by hash, if the owner has enabled it, lasts until the ID token expires', async () => {
    await enable('hash');
    await page.clock.install();
    // The scripts are delayed, so that the click precedes all event listeners. The browser warns about delayed
    // preloads.
    complaints.expect(/was preloaded using link preload but not used/);
    const release = await holdScripts(page);
    await page.goto(northwind.home, { waitUntil: 'commit' });
    await organisation(page).click();
    release();
    await expectPages(page);
    await expect(page).toHaveURL(northwind.home);
    expect(await page.evaluate(() => sessionStorage.getItem('session'))).not.toContain('refreshToken');
    await page.clock.fastForward(ID_TOKEN_OVER);
    await expect(page.getByText('Your sign-in has expired. Sign in again.')).toBeVisible();
    await organisation(page).click();
    await expectPages(page);
  });

  await test.step('if the owner configured a sign-out without a redirect, it ends the session and notifies the provider', async () => {
    provider.asked.splice(0);
    await signOut(page);
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await expect.poll(() => provider.asked).toEqual(['/session/end']);
    await expect(page).toHaveURL(northwind.home);
  });
});

import type { CDPSession, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { examine } from '../fixtures/examine.ts';
import { northwind, PASSWORD } from '../fixtures/people.ts';
import { expectPages, signIn, signOut, submitSignIn } from '../fixtures/signIn.ts';
import { expect, test as base } from '../fixtures/test.ts';

const SECURITY = '/NORTHWIND/account/security';
/** Period of a code in seconds. */
const PERIOD = 30;

/** The service at a host name, because browsers offer no passkeys at an IP address. */
const test = base.extend({
  baseURL: ({ service }, use) => use(service.url.replace('127.0.0.1', 'localhost')),
});

// A separate service, because a second step would stop the sign-ins of other tests.
test.use({ stopsService: true });

const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later });

/** Adds a software authenticator to the browser that verifies its user without a question. */
async function addAuthenticator(page: Page): Promise<(isUserVerified: boolean) => Promise<unknown>> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

test('a user signs in with a code of an app, with a passkey, and with a recovery code after a cancelled passkey [AU-26] [AU-29]', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^401: .*\/oauth\/token/, /status of 401 .*\/oauth\/token/);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const isVerified = await addAuthenticator(page);
  let secret = '';
  let recoveryCodes: string[] = [];

  async function enterPassword(): Promise<void> {
    await signOut(page);
    await submitSignIn(page, northwind.email, PASSWORD);
  }

  await test.step('the user adds an authenticator app', async () => {
    await signIn(page, northwind, SECURITY);
    await button('Add app').click();
    const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
    secret = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
    await dialog.getByLabel('6-digit code').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
    await codes.getByRole('button', { name: 'Codes saved' }).click();
    await expect(page.getByText('Your account has a second step.')).toBeVisible();
  });

  await test.step('the user signs in with a code', async () => {
    await enterPassword();
    await expect(heading('Enter the 6-digit code')).toBeVisible();
    // The code of the next period, because each code is accepted once.
    await page.getByRole('textbox', { name: '6-digit code' }).fill(codeOf(secret, PERIOD));
    await button('Continue').click();
    await expectPages(page);
  });

  await test.step('the user adds a passkey', async () => {
    await page.goto(SECURITY);
    await button('Add passkey').click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await expect(dialog).toContainText('The passkey works only at localhost.');
    await examine(page, 'a new passkey');
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByRole('button', { name: 'Create passkey' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toContainText('Work laptop');
  });

  await test.step('the user signs in with the passkey', async () => {
    await enterPassword();
    await expect(heading('Use your passkey')).toBeVisible();
    await expect(page.getByText(`Signing in as ${northwind.email}`)).toBeVisible();
    await expect(button('Enter the 6-digit code')).toBeVisible();
    await examine(page, 'sign-in by passkey');
    await button('Use passkey').click();
    await expectPages(page);
  });

  await test.step('after a cancelled passkey, the user signs in with a recovery code', async () => {
    await enterPassword();
    await isVerified(false);
    await button('Use passkey').click();
    await expect(page.getByRole('alert')).toContainText('The passkey wasn’t used. Try again, or use another way.');
    await button('Use a recovery code').click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
    await button('Continue').click();
    await expectPages(page);
  });
});

import type { Page } from '@playwright/test';
import { northwind, PASSWORD } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Holds every script of the page back; answers what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((settle) => (release = settle));
  await page.route('**/static/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.beforeEach(({ complaints }) => {
  // Scripts that are announced and held back are what this is about.
  complaints.expect(/was preloaded using link preload but not used/);
});

test('what is typed before any script has come is still there when it has', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(northwind.home, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(northwind.email);
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('E-mail')).toHaveValue(northwind.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('who presses "Sign in" before any script has come is signed in once it has', async ({ page }) => {
  const release = await holdScripts(page);
  const pagesAsked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pagesAsked.push(request.method());
  });
  await page.goto(northwind.home, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(northwind.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(PASSWORD);
  release();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(pagesAsked, 'the form was never sent as a page').toEqual(['GET']);
});

test('who presses "Sign in" where no script comes is told so, and is signed in once it does', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET.*static/);
  let isCut = true;
  await page.route('**/static/*.js', (route) => (isCut ? route.abort('connectionreset') : route.continue()));
  await page.goto(northwind.home, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(northwind.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/The service couldn’t be reached.*What you have typed is kept/);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(PASSWORD);
  isCut = false;
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('a second tab whose script comes late shows the form meanwhile, and is signed in all the same [AU-3]', async ({
  page,
  context,
  enter,
}) => {
  await enter(page, northwind);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signedInUntil'))).not.toBeNull();
  const second = await context.newPage();
  const release = await holdScripts(second);
  await second.goto(northwind.home, { waitUntil: 'commit' });
  await expect(second.getByLabel('E-mail')).toBeVisible();
  release();
  await expect(second.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(second.getByLabel('E-mail')).toBeHidden();
});

import { holdScripts } from '../fixtures/holdScripts.ts';
import { northwind, PASSWORD } from '../fixtures/people.ts';
import { submitSignIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ complaints }) => {
  // The browser warns about preloaded scripts that are not used in time, because the test delays them.
  complaints.expect(/was preloaded using link preload but not used/);
});

test('a sign-in form that is submitted before any script has loaded signs the user in once the scripts have loaded', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const pagesAsked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pagesAsked.push(request.method());
  });
  await page.goto(northwind.home, { waitUntil: 'commit' });
  await submitSignIn(page, northwind.email, PASSWORD);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(PASSWORD);
  release();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(pagesAsked, 'the form was never sent as a page').toEqual(['GET']);
});

test('a sign-in form that is submitted while no script can load shows an error, and signs in once scripts can load', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET.*static/);
  let isCut = true;
  await page.route('**/static/*.js', (route) => (isCut ? route.abort('connectionreset') : route.continue()));
  await page.goto(northwind.home, { waitUntil: 'commit' });
  await submitSignIn(page, northwind.email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText(/The service couldn’t be reached.*Nothing you typed is lost/);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(PASSWORD);
  isCut = false;
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('a second tab shows the sign-in form while its script loads, and then uses the session of the first tab [AU-3]', async ({
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

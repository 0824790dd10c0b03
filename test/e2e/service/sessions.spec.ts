import { examine } from '../fixtures/examine.ts';
import { northwind, PASSWORD } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn, signOut } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

/** Milliseconds after which the tokens have expired. */
const TOKENS_OVER = 330_000;

test('a dialog that is open when the session ends can be used after sign-in; a second tab shares sign-in and sign-out [AU-4] [AU-7] [AU-8]', async ({
  page,
  context,
  complaints,
  service,
  signInsAt,
}) => {
  // A pending change of an earlier test would open a question on sign-out.
  await signInsAt(service.url).forgetDraft(northwind);
  const reasons = new ReasonsPage(page);
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  const text = reasons.dialog.getByLabel('Text the customer sees');
  const second = await context.newPage();
  await page.clock.install();

  await test.step('the user types half a reason before the service rejects the tokens', async () => {
    complaints.expect(/^401: .*\/oauth\/token/, /status of 401 .*\/oauth\/token/);
    await signIn(page, northwind);
    await page.getByRole('button', { name: 'Add reason' }).click();
    await text.fill('Parts ar');
    await page.route(/\/oauth\/token$/, (route) =>
      route.request().postData()?.includes('grant_type=refresh_token') === true
        ? route.fulfill({ status: 401, json: {} })
        : route.continue(),
    );
    await page.clock.fastForward(TOKENS_OVER);
    await expect(again).toContainText('Your sign-in has expired. This page stays open.');
    await expect(again).toContainText(northwind.email);
    await expect(again.getByLabel('Password', { exact: true })).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await examine(page, 'sign-in over a dialog');
  });

  await test.step('the page cannot be used before the user signs in again', async () => {
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    await expect(again.locator(':focus')).toBeVisible();
    expect(await text.evaluate((field) => field.closest('[inert]') !== null)).toBe(true);
  });

  await test.step('the user signs in again and continues typing', async () => {
    await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden();
    await expect(text).toHaveValue('Parts ar');
    await expect(text).toBeFocused();
    await expect(page.getByText('You are signed in again.')).toBeAttached();
    await expect(page).toHaveURL('/NORTHWIND/return-reasons?new=reason');
    await page.keyboard.type('e missing');
    await reasons.dialog.getByRole('button', { name: 'Add reason' }).click();
    await expect(reasons.row('Parts are missing')).toBeVisible();
    await reasons.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(reasons.row('Parts are missing')).toBeHidden();
  });

  await test.step('a second tab is signed in without showing the sign-in form', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signedInUntil'))).not.toBeNull();
    await second.goto('/NORTHWIND/return-reasons');
    await expect(new ReasonsPage(second).row('Arrived damaged')).toBeVisible();
  });

  await test.step('a sign-out in the second tab also signs out the first tab', async () => {
    // The first tab's event stream fails before the tab receives the sign-out.
    complaints.expect(/^401: .*\/events(\?once=true)?$/, /status of 401 .*\/events(\?once=true)?\)$/);
    await signOut(second);
    await expect(second.getByText('You are signed out.')).toBeVisible();
    await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
    await second.reload();
    await expect(second.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

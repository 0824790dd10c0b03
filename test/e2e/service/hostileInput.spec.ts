import { admin, demo } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn, submitSignIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script>{{count}}$t(common.save)';
const REVERSED = 'safe \u202Edesrever';
const ENDLESS = 'x'.repeat(10_000);

test('texts that a merchant types are always shown as text, even if they look like markup', async ({ page, enter }) => {
  const reasons = new ReasonsPage(page);
  await enter(page, demo);
  await reasons.changeText('Changed my mind', MARKUP);
  await reasons.add(REVERSED, 'RTL');
  await expect(reasons.row(MARKUP)).toBeVisible();
  await expect(reasons.row(REVERSED)).toBeVisible();

  await page.getByRole('button', { name: /Reason for return/ }).click();
  await expect(page.getByRole('option', { name: MARKUP })).toBeVisible();
  await page.keyboard.press('Escape');
  await reasons.bar.getByRole('button', { name: 'Review' }).click();
  await expect(reasons.review.getByText(MARKUP)).toBeVisible();
  await expect(reasons.review.getByText(REVERSED)).toBeVisible();
  await reasons.review.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(reasons.bar).toContainText('2 changes are live');
  await page.reload();
  await expect(reasons.row(MARKUP)).toBeVisible();
  await expect(reasons.row(REVERSED)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('ten thousand characters are refused with an error message, and remain in the field', async ({ page, enter }) => {
  const reasons = new ReasonsPage(page);
  await enter(page, demo, '/DEMO/return-reasons?new=reason');
  const text = reasons.dialog.getByLabel('Text the customer sees');
  await text.fill(ENDLESS);
  await reasons.dialog.getByLabel('Code').fill('LONG');
  await reasons.dialog.getByRole('button', { name: 'Add reason' }).click();
  await expect(reasons.dialog).toContainText('Use up to 120 characters.');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(ENDLESS);
});

test('malicious addresses, e-mail addresses and searches are shown as text only', async ({ page, complaints }) => {
  complaints.expect(/^4\d\d: /, /status of 4\d\d/);
  await page.goto('/NORTHWIND/return-reasons');
  await submitSignIn(page, `${ENDLESS}@company.example`, ENDLESS);
  await expect(page.getByText('Enter an e-mail address')).toBeVisible();
  await submitSignIn(page, 'staff@northwind.example', ENDLESS);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.goto(`/${encodeURIComponent('<script>alert(1)</script>')}`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('alert(1)');
  await signIn(page, admin, `/merchants/overview?search=${encodeURIComponent(MARKUP)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(MARKUP);
  await expect(page.getByText('No merchant matches')).toBeVisible();
});

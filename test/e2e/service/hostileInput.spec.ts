import { admin, demo } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { expect, test } from '../fixtures/test.ts';

const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script>{{count}}$t(common.save)';
const REVERSED = 'safe \u202Edesrever';

test('texts that a merchant types, addresses and searches are always shown as text, even if they look like markup', async ({
  page,
  enter,
  complaints,
}) => {
  // No company has this address.
  complaints.expect(/^404: /, /status of 404/);
  const reasons = new ReasonsPage(page);
  await page.goto(`/${encodeURIComponent('<script>alert(1)</script>')}`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('alert(1)');
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

  await enter(page, admin, `/merchants/overview?search=${encodeURIComponent(MARKUP)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(MARKUP);
  await expect(page.getByText('No merchant matches')).toBeVisible();
});

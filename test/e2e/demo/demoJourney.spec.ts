import { northwind } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ baseURL: ({ demoUrl }, use) => use(demoUrl) });

test('the demo works like a merchant’s portal but needs no server, and a reload deletes its data and pending changes [DM-1]', async ({
  page,
}) => {
  const reasons = new ReasonsPage(page);
  await page.goto('/SALTMARSH');
  await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText('Everything stays in this browser');
  await page.getByRole('button', { name: 'Sign in as merchant Northwind Outdoor' }).click();
  await expect(page).toHaveURL('/NORTHWIND/overview');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Return reasons/ })
    .click();
  await reasons.changeText('Arrived damaged', 'Arrived broken');
  await reasons.add('Parts are missing', 'PARTS');
  await reasons.switchOffer('Unwanted gift');
  await reasons.act('Parts are missing', 'Move up');
  await expect(reasons.bar).toContainText('4 unsaved changes');
  await reasons.bar.getByRole('button', { name: 'Review' }).click();
  await reasons.review.getByRole('button', { name: 'Publish 4 changes' }).click();
  await expect(reasons.bar).toContainText('4 changes are live');
  await expect(reasons.row('Arrived broken')).toBeVisible();

  await page.goto('/NORTHWIND/return-reasons');
  await page.getByRole('button', { name: 'Sign in as merchant Northwind Outdoor' }).click();
  await expect(page).toHaveURL('/NORTHWIND/return-reasons');
  await expect(reasons.row('Arrived damaged')).toBeVisible();
  await expect(reasons.row('Parts are missing')).toBeHidden();
  await expect(reasons.offer('Unwanted gift')).toBeChecked();

  await reasons.switchOffer('Unwanted gift');
  await expect(reasons.bar).toContainText('1 unsaved change');
  await page.reload();
  await page.getByRole('button', { name: 'Sign in as merchant Northwind Outdoor' }).click();
  await expect(reasons.offer('Unwanted gift')).toBeChecked();
  await expect(reasons.bar).toBeHidden();

  await reasons.switchOffer('Unwanted gift');
  await expect(reasons.bar).toContainText('1 unsaved change');
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset demo' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, northwind);
  await expect(reasons.offer('Unwanted gift')).toBeChecked();
});

import { demo } from '../fixtures/people.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

test('a merchant shapes the return form, sees it as customers will, and finds it live [RS-4] [RS-6] [CF-6]', async ({
  page,
}) => {
  await signIn(page, demo, '/DEMO/return-form');
  const phone = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What the customer sees' }) });
  const heading = page.getByLabel('Name of the order number field');
  const pattern = page.getByLabel('Order number pattern');
  await heading.fill('Receipt number');
  await pattern.fill('^R-[0-9]+$');
  await pattern.press('Enter');
  await expect(phone.getByLabel('Receipt number')).toBeVisible();
  await phone.getByLabel('Receipt number').fill('1');
  await expect(phone.getByText('This order number is not accepted.')).toBeVisible();

  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toContainText('2 unsaved changes');
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar).toContainText('2 changes are live');
  await page.reload();
  await expect(heading).toHaveValue('Receipt number');
  await expect(pattern).toHaveValue('^R-[0-9]+$');
});

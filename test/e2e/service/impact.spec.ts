import { examine } from '../fixtures/examine.ts';
import { storefront } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a merchant sees what a pending rule would change for past orders, from the sample and from a file [RL-9]', async ({
  page,
  enter,
}) => {
  await enter(page, storefront, '/STOREFRONT/return-rules');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a rule' });
  await dialog.getByLabel('Name').fill('Tents for longer');
  await dialog.getByLabel('Values').fill('Tents');
  await dialog.getByLabel('Can be returned for').fill('90');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Impact' }).click();
  await expect(page.getByText('Orders returnable for longer')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Changed orders' })).toContainText('Tents for longer');
  await examine(page, 'impact');

  await page.locator('input[type="file"]').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Order;Category;Price;Date\nN-1;Tents;1.120,00;2026-06-04\nN-2;Tents;n/a;2026-06-04\n'),
  });
  await expect(page.getByRole('heading', { name: 'orders.csv' })).toBeVisible();
  await expect(page.getByText('Price is not a number of 0 or more')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'N-1' })).toContainText('90 days');
});

import { examine } from '../fixtures/examine.ts';
import { storefront } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a merchant simulates an order from the rules page, sees the deciding rule while typing, and returns by a link [RL-7]', async ({
  page,
  enter,
}) => {
  await enter(page, storefront, '/STOREFRONT/return-rules');
  const result = page.getByRole('region', { name: 'Result' });
  const decisions = page.getByRole('region', { name: 'Decisions' });
  await page.getByRole('link', { name: 'Try an item' }).click();
  await expect(page.getByRole('heading', { name: 'Simulator', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Simulator' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByLabel('Bought').fill('2026-01-05');
  await page.getByLabel('Return requested on').fill('2026-12-24');
  await expect(result).toContainText('Too late');
  await page.getByRole('button', { name: /^Try the last day/ }).click();
  await expect(result).toContainText('Can be returned');
  await page.getByLabel('Price').pressSequentially('49.50');
  await expect(page.getByLabel('Price')).toBeFocused();
  await expect(page).toHaveURL(/price=49\.5&bought=2026-01-05&asked=2026-/);
  await examine(page, 'simulator');

  await page.reload();
  await expect(page.getByLabel('Price')).toHaveValue('49.5');
  await expect(result).toContainText('Can be returned');
  await expect(decisions.getByRole('heading', { level: 3 })).toHaveCount(8);
  await page.getByRole('main').getByRole('link', { name: 'Return rules' }).click();
  await expect(page.getByRole('heading', { name: 'Return rules', level: 1 })).toBeVisible();
});

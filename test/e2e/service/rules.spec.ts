import type { Locator } from '@playwright/test';
import { examine } from '../fixtures/examine.ts';
import { storefront } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a merchant tests an order, fixes a rule that never applies, sees the impact, publishes, and finds both changed rules in the history [RL-2] [RL-4] [RL-5] [RL-7] [RL-9] [CF-7]', async ({
  page,
  enter,
}) => {
  await enter(page, storefront, '/STOREFRONT/return-rules');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const dialog = page.getByRole('dialog', { name: 'Add a rule' });
  const names = page.locator('[data-setting^="rules.rule."] > :first-child');
  const lamps = page.getByRole('row').filter({ hasText: 'Sale lamps' });

  async function add(name: string, days: string, conditions: (form: Locator) => Promise<void>): Promise<void> {
    await page.getByRole('button', { name: 'Add rule' }).click();
    await dialog.getByLabel('Name').fill(name);
    await conditions(dialog);
    await dialog.getByLabel('Can be returned for').fill(days);
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    await expect(dialog).toBeHidden();
  }

  await test.step('tests an order, sees the deciding rule while typing, and returns by a link', async () => {
    const result = page.getByRole('region', { name: 'Result' });
    await page.getByRole('link', { name: 'Try an item' }).click();
    await expect(page.getByRole('heading', { name: 'Simulator', level: 1 })).toBeVisible();
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
    await expect(page.getByRole('region', { name: 'Decisions' }).getByRole('heading', { level: 3 })).toHaveCount(8);
    await page.getByRole('main').getByRole('link', { name: 'Return rules' }).click();
  });

  await test.step('adds a rule, which is described as a sentence while it is edited', async () => {
    await expect(names).toHaveText(['Everything within 60 days']);
    await add('Sale goods', '14', async (form) => {
      await form.getByLabel('Values').fill('Sale');
      await expect(form.getByRole('status', { name: 'The rule in words' })).toContainText('When the category is');
      await expect(form.getByRole('region', { name: 'On sample orders' })).toContainText('of 2,000 sample orders');
      await examine(page, 'rule dialog');
    });
    await expect(names).toHaveText(['Sale goods', 'Everything within 60 days']);
  });

  await test.step('sees that the next rule never applies, and why it does not', async () => {
    await add('Sale lamps', '30', async (form) => {
      await form.getByLabel('Values').fill('Sale');
      await form.getByRole('button', { name: 'Add condition' }).click();
      const second = form.getByRole('group', { name: 'Condition 2' });
      await second.getByRole('button', { name: /Field/ }).click();
      await page.getByRole('option', { name: 'Tag' }).click();
      await second.getByLabel('Values').fill('lamp');
    });
    await expect(lamps).toContainText('Never applies');
    await examine(page, 'return rules');
  });

  await test.step('compares both rules, and fixes their order by the suggested action', async () => {
    await lamps.getByRole('link', { name: 'Show together' }).click();
    await expect(names).toHaveText(['Sale goods', 'Sale lamps']);
    await page.getByRole('button', { name: 'Show all rules' }).click();
    await lamps.getByRole('button', { name: 'Put above' }).click();
    await expect(names).toHaveText(['Sale lamps', 'Sale goods', 'Everything within 60 days']);
    await expect(lamps).not.toContainText('Never applies');
  });

  await test.step('sees how another rule would change past orders, from the sample and from a file, and undoes that rule', async () => {
    await add('Tents for longer', '90', (form) => form.getByLabel('Values').fill('Tents'));
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
    await page.getByRole('navigation').getByRole('link', { name: 'Return rules' }).click();
    await bar.getByRole('button', { name: 'Undo' }).click();
    await expect(names).toHaveText(['Sale lamps', 'Sale goods', 'Everything within 60 days']);
  });

  await test.step('publishes, and sees the rules live in this order and in the history', async () => {
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Review 2 changes' });
    await expect(review).toContainText('No sample order matches the changed rules');
    await review.getByRole('button', { name: 'Publish 2 changes' }).click();
    await expect(bar).toContainText('2 changes are live');
    await page.reload();
    await expect(names).toHaveText(['Sale lamps', 'Sale goods', 'Everything within 60 days']);
    await expect(bar).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('main')).toContainText(/Sale goods. \(added\)/);
    // The publish stored no impact figures.
    await expect(page.getByRole('main')).not.toContainText('sample order');
  });
});

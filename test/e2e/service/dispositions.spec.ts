import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant starts with the sample dispositions, edits a rule by keyboard, tries an item, publishes, and undoes that from the history [DM-2] [DM-3] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/dispositions');
  const publishing = new PublishBar(page);
  const rules = page.getByRole('grid', { name: 'Rules' });
  const rule = (name: string) => rules.getByRole('row', { name: new RegExp(name) });
  const tried = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Try an item' }) });

  await test.step('starts with the sample', async () => {
    await page.getByRole('button', { name: 'Start with the sample' }).press('Enter');
    await expect(page.getByText('Cases without a rule: 7 of 12')).toBeVisible();
    await examine(page, 'dispositions');
  });

  await test.step('changes the disposition of clothes, and moves phones to the top, with the keyboard only', async () => {
    await rule('Clothes').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit rule' });
    await expect(dialog.getByRole('status')).toContainText('then');
    await dialog.getByRole('button', { name: /Else/ }).press('Enter');
    await page.getByRole('option', { name: 'Charity/Liquidation/Destroy' }).press('Enter');
    await examine(page, 'a disposition rule');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rule('Clothes')).toContainText('Charity/Liquidation/Destroy');
    await rule('Phones').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(rules.getByRole('row').nth(1)).toContainText('Phones');
  });

  await test.step('tries a broken phone that can be repaired', async () => {
    await tried.getByRole('textbox', { name: 'Categories' }).fill('Phones');
    await page.keyboard.press('Enter');
    await tried.getByRole('radiogroup', { name: 'Does the item work?' }).getByText('No').click();
    await tried
      .getByRole('radiogroup', { name: /fixed at reasonable cost/ })
      .getByText('Yes')
      .click();
    await expect(tried).toContainText('Refurbishment');
    await expect(rule('Phones')).toContainText('Applies to the item tried');
  });

  await test.step('publishes, and sees the rules live after a reload', async () => {
    await publishing.publish(4);
    await page.reload();
    await expect(rules.getByRole('row').nth(1)).toContainText('Phones');
    await expect(rule('Electronics')).toContainText('Return to Vendor');
    await expect(rule('Clothes')).toContainText('Charity/Liquidation/Destroy');
    await expect(publishing.bar).toBeHidden();
  });

  await test.step('undoes the publish from the history, whose review describes the changes, and sees no rules', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Disposition rules');
    await expect(publishing.review).toContainText(/Clothes.*: if .*Open.* is no and .*Condition.* is yes/);
    await publishing.publish(4);
    await page.goto('/NORTHWIND/dispositions');
    await expect(page.getByRole('button', { name: 'Start with the sample' })).toBeVisible();
  });
});

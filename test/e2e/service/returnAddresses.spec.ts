import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant removes, edits and looks up return addresses, publishes, and undoes that from the history [WH-1] [WH-2] [WH-5] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/return-addresses');
  const publishing = new PublishBar(page);
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

  await test.step('removes an address that a rule uses, and chooses its replacement', async () => {
    await expect(row('Main Address')).toContainText('18 Yarra Street, Geelong VIC 3220, Australia');
    await page.getByRole('button', { name: 'Actions for Sydney outlet' }).click();
    await page.getByRole('menuitem', { name: 'Remove address' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Sydney outlet?' });
    await expect(question).toContainText('New South Wales goes to Sydney');
    await question.getByRole('button', { name: /1 rule sends items here/ }).click();
    await page.getByRole('option', { name: 'Main Address' }).click();
    await question.getByRole('button', { name: 'Remove address' }).click();
    await expect(question).toBeHidden();
    await expect(row('Sydney outlet')).toContainText('Removed');
    await expect(row('Main Address')).toContainText('New South Wales goes to Sydney');
  });

  await test.step('edits the default address', async () => {
    await row('Main Address').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Main Address' });
    await dialog.getByRole('textbox', { name: /^Name optional/ }).fill('Geelong depot');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toBeHidden();
    await expect(row('Geelong depot')).toContainText('Main Address');
  });

  await test.step('adds an address, completed by the look-up', async () => {
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add return address' });
    await dialog.getByRole('textbox', { name: /^Name optional/ }).fill('Second depot');
    const lookup = dialog.getByRole('combobox', { name: 'Find address' });
    await lookup.pressSequentially('12 Collins');
    await page
      .getByRole('option', { name: /^12 Collins Street/ })
      .first()
      .click();
    await expect(dialog.getByText('Address filled in.')).toBeVisible();
    await expect(dialog.getByLabel('Street address')).toHaveValue('12 Collins Street');
    await expect(dialog.getByLabel('Postcode')).toHaveValue(/^\d{4}$/);
    await expect(dialog).toContainText('Australia Post');
    await examine(page, 'return address that the look-up completed');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(dialog).toBeHidden();
    await expect(row('Second depot')).toContainText('New');
    await examine(page, 'return addresses');
  });

  await test.step('publishes, and sees the addresses live after a reload', async () => {
    await expect(publishing.bar).toContainText('4 unsaved changes');
    await publishing.publish(4);
    await page.reload();
    await expect(row('Second depot')).toContainText('12 Collins Street');
    await expect(row('Second depot')).not.toContainText('New');
    await expect(row('Geelong depot')).toContainText('Default');
    await expect(row('Sydney outlet')).toBeHidden();
    await expect(publishing.bar).toBeHidden();
  });

  await test.step('undoes the publish from the history, and sees the original addresses', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Sydney outlet');
    await publishing.publish(4);
    await page.goto('/NORTHWIND/return-addresses');
    await expect(row('Main Address')).toContainText('Default');
    await expect(row('Sydney outlet')).toContainText('New South Wales goes to Sydney');
    await expect(row('Sydney outlet')).toContainText('201 Kent Street');
    await expect(row('Second depot')).toBeHidden();
  });
});

import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant sets a carrier up, replaces the default carrier, publishes, and undoes that from the history [CR-4] [CR-6] [CR-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/carriers');
  const publishing = new PublishBar(page);
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  const use = (name: string) => page.getByRole('switch', { name: `Use ${name}` });

  await test.step('sees which carriers are used, and which can be set up', async () => {
    await expect(card('Australia Post')).toContainText('Default');
    await expect(card('DPD')).toContainText('Kayaks go with DPD');
    await expect(card('bpost')).toContainText('Not set up');
  });

  await test.step('sets a carrier up, with a wrong account number first', async () => {
    await card('bpost').getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up bpost' });
    const account = dialog.getByLabel('Account number');
    await account.fill('B4-21');
    await dialog.getByRole('button', { name: 'Set up' }).click();
    await expect(account).toHaveAttribute('aria-invalid', 'true');
    await expect(account).toBeFocused();
    await examine(page, 'account of a carrier with a mistake');
    await account.fill('B48213');
    await dialog.getByRole('button', { name: 'Set up' }).click();
    await expect(dialog).toBeHidden();
    await expect(card('bpost')).toContainText('New');
    await expect(card('bpost')).toContainText('B48213');
  });

  await test.step('stops using the default carrier, and chooses its replacement', async () => {
    await use('Australia Post').press('Space');
    const question = page.getByRole('dialog', { name: 'Stop using Australia Post?' });
    await question.getByRole('button', { name: /New default/ }).click();
    await page.getByRole('option', { name: 'DPD' }).click();
    await question.getByRole('button', { name: 'Stop using it' }).click();
    await expect(question).toBeHidden();
    await expect(use('Australia Post')).not.toBeChecked();
    await expect(card('DPD')).toContainText('Default');
    await expect(card('Australia Post')).not.toContainText('Default');
    await examine(page, 'carriers');
  });

  await test.step('publishes, and sees the changes live after a reload', async () => {
    await expect(publishing.bar).toContainText('3 unsaved changes');
    await publishing.publish(3);
    await page.reload();
    await expect(use('Australia Post')).not.toBeChecked();
    await expect(card('DPD')).toContainText('Default');
    await expect(card('bpost')).toContainText('B48213');
    await expect(card('bpost')).not.toContainText('New');
    await expect(publishing.bar).toBeHidden();
  });

  await test.step('undoes the publish from the history, and sees the original carriers', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Default carrier');
    await publishing.publish(3);
    await page.goto('/NORTHWIND/carriers');
    await expect(use('Australia Post')).toBeChecked();
    await expect(card('Australia Post')).toContainText('Default');
    await expect(card('DPD')).not.toContainText('Default');
    await expect(card('bpost')).toContainText('Not set up');
  });
});

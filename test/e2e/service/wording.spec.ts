import { readFile } from 'node:fs/promises';
import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant edits a heading, finds its field by a click in the preview, publishes, and undoes that from the history [CT-1] [CT-2] [CT-4] [CF-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/wording');
  const publishing = new PublishBar(page);
  const portal = page.frameLocator('iframe[title$="preview"]');
  const heading = page.getByRole('main').getByLabel('Heading', { exact: true });

  await test.step('edits the heading of the first screen, and sees it in the preview', async () => {
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are returning');
    await heading.first().fill('Send something back');
    await heading.first().press('Tab');
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Send something back');
    await expect(publishing.bar).toContainText('1 unsaved change');
    await examine(page, 'wording with a pending heading');
  });

  await test.step('clicks a text in the preview, and its field gets the focus', async () => {
    await page.getByText('Select a part to edit it').click();
    await portal.getByText('Order number', { exact: true }).click();
    await expect(page.getByRole('main').getByLabel('Order number', { exact: true })).toBeFocused();
  });

  await test.step('sees each differing word, and replaces a word in all texts with the keyboard only', async () => {
    await page.getByRole('button', { name: 'Find and replace' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Find', { exact: true }).fill('something');
    await page.keyboard.press('Tab');
    await page.keyboard.type('anything');
    await expect(page.getByRole('list', { name: 'Texts that change' }).getByRole('listitem')).toHaveCount(1);
    await examine(page, 'find and replace');
    await page.keyboard.press('Enter');
    await expect(heading.first()).toHaveValue('Send anything back');
    await expect(publishing.bar).toContainText('1 unsaved change');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(heading.first()).toHaveValue('Send something back');
  });

  await test.step('imports the unchanged export, which changes nothing, then an edited row', async () => {
    const transfer = page.getByRole('button', { name: 'Import and export' });
    await transfer.click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const file = await (await download).path();
    await transfer.click();
    await page.getByRole('menuitem', { name: 'Import texts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import texts' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'wording.csv',
      mimeType: 'text/csv',
      buffer: await readFile(file),
    });
    await expect(dialog).toContainText('New: 0. Changed: 0. Unchanged: 1. Refused, and left out: 0.');
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'wording.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('key,en\nreturnDetails.itemName,Article\nreturnDetails.orderId,=1+1\n'),
    });
    await expect(dialog).toContainText('A spreadsheet would calculate this.');
    await examine(page, 'the import of texts');
    await dialog.getByRole('button', { name: 'Import 1 text' }).click();
    await expect(publishing.bar).toContainText('2 unsaved changes');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(publishing.bar).toContainText('1 unsaved change');
  });

  await test.step('publishes, and sees the heading after a reload', async () => {
    await publishing.publish(1);
    await page.reload();
    await expect(heading.first()).toHaveValue('Send something back');
  });

  await test.step('undoes the publish from the history, and sees the default texts', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Wording of the return details');
    await publishing.publish(1);
    await page.goto('/NORTHWIND/wording');
    await expect(heading.first()).toHaveValue('');
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are returning');
  });
});

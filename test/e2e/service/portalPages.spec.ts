import { readFile } from 'node:fs/promises';
import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// The publish is undone at the end, because other tests of this merchant must not see the published settings.
test.use({ undoesItsPublishes: true });

test('a merchant edits every other page of the portal, publishes all changes together, and undoes the publish in the history [CF-7] [DM-2] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/wording');
  const publishing = new PublishBar(page);
  const main = page.getByRole('main');
  const portal = page.frameLocator('iframe[title$="preview"]');
  const heading = main.getByLabel('Heading', { exact: true });
  const offer = (name: string) => page.getByRole('switch', { name: `Offer ${name}`, exact: true });
  const privacy = main.getByLabel('Privacy policy');
  const address = page.getByRole('textbox', { name: 'Live address of the portal' });
  const processing = page.getByRole('switch', { name: 'Process returns in the portal' });
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  const open = (name: RegExp) => links.filter({ hasText: name }).click();

  await test.step("edits a heading, sees it in the preview, and opens another text's field by a click in the preview", async () => {
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are returning');
    await heading.first().fill('Send something back');
    await heading.first().press('Tab');
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Send something back');
    await examine(page, 'wording with a pending heading');
    await page.getByText('Select a part to edit it').click();
    await portal.getByText('Order number', { exact: true }).click();
    await expect(main.getByLabel('Order number', { exact: true })).toBeFocused();
  });

  await test.step('opens find and replace, and imports an unedited export, which changes nothing', async () => {
    await page.getByRole('button', { name: 'Find and replace' }).click();
    await page.getByLabel('Find', { exact: true }).fill('something');
    await expect(page.getByRole('list', { name: 'Texts that change' }).getByRole('listitem')).toHaveCount(1);
    await examine(page, 'find and replace');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    const transfer = page.getByRole('button', { name: 'Import and export' });
    await transfer.click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const file = await (await download).path();
    await transfer.click();
    await page.getByRole('menuitem', { name: 'Import texts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import texts' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'consumerText.csv',
      mimeType: 'text/csv',
      buffer: await readFile(file),
    });
    await expect(dialog).toContainText('New: 0. Changed: 0. Unchanged: 1. Refused, and left out: 0.');
    await examine(page, 'the import of texts');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('offers two further languages, and moves one by keyboard', async () => {
    await open(/^Languages/);
    await offer('French').press('Space');
    await offer('Japanese').press('Space');
    await page.getByRole('row', { name: /Japanese/ }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('rowheader').nth(1)).toContainText('日本語');
    await examine(page, 'languages');
  });

  await test.step('changes the link to the privacy policy', async () => {
    await open(/^Navigation/);
    await privacy.fill('https://www.northwind.example/data-protection');
    await privacy.press('Tab');
    await examine(page, 'footer links');
  });

  await test.step("sets the portal's URL, and disables the processing of returns", async () => {
    await open(/^Settings/);
    await address.fill('https://returns.northwind.example/start');
    await address.press('Tab');
    await processing.press('Space');
    await examine(page, 'settings');
  });

  await test.step('adds the sample dispositions, and opens a rule by keyboard', async () => {
    await open(/^Dispositions/);
    await page.getByRole('button', { name: 'Start with the sample' }).press('Enter');
    await expect(page.getByText('Cases without a rule: 7 of 12')).toBeVisible();
    await examine(page, 'dispositions');
    await page
      .getByRole('grid', { name: 'Rules' })
      .getByRole('row', { name: /Clothes/ })
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit rule' });
    await expect(dialog.getByRole('status')).toContainText('then');
    await examine(page, 'a disposition rule');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('moves one page of the navigation by keyboard, drags another page, and renames a third page', async () => {
    await open(/^Navigation/);
    await row('Refunds').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(row('Refunds')).toContainText('Moved');
    await row('Carriers')
      .getByRole('button', { name: /drag|move/i })
      .first()
      .dragTo(row('Return addresses'), { targetPosition: { x: 200, y: 2 } });
    await expect(row('Carriers')).toContainText('Moved');
    await page.getByRole('button', { name: 'Actions for Refunds' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Refunds' });
    await dialog.getByLabel('Name').fill('Money back');
    await examine(page, 'a page of the navigation');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await examine(page, 'navigation');
  });

  await test.step('confirms the removal of pages, publishes, and sees all changes live after a reload', async () => {
    await expect(publishing.bar).toContainText('10 unsaved changes');
    await publishing.bar.getByRole('button', { name: 'Review' }).click();
    await publishing.review.getByRole('checkbox', { name: /no longer listed/ }).press('Space');
    await publishing.publish(10);
    await page.reload();
    await expect(publishing.bar).toBeHidden();
    await expect(links.filter({ hasText: 'Money back' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      /data-protection$/,
    );
    await open(/^Wording/);
    await expect(heading.first()).toHaveValue('Send something back');
    await open(/^Languages/);
    await expect(page.getByText('Offered: 3 of 6')).toBeVisible();
    await open(/^Settings/);
    await expect(address).toHaveValue('https://returns.northwind.example/start');
    await expect(processing).not.toBeChecked();
  });

  await test.step('compares an earlier version with the live version', async () => {
    await open(/^History/);
    await expect(main.getByText('Live now')).toBeVisible();
    await examine(page, 'history');
    await main.getByRole('checkbox').nth(1).press('Space');
    await main.getByRole('button', { name: 'Compare with the live version' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Version \d+ and version \d+$/);
    await expect(main.getByRole('listitem').filter({ hasText: 'Send something back' })).not.toHaveCount(0);
    await examine(page, 'two versions');
  });

  await test.step('undoes the publish from the history, and sees the previous settings', async () => {
    await publishing.undoNewest();
    await publishing.publish(10);
    await expect(links.filter({ hasText: 'Refunds' })).toBeVisible();
    await open(/^Wording/);
    await expect(heading.first()).toHaveValue('');
    await open(/^Languages/);
    await expect(page.getByText('Offered: 1 of 6')).toBeVisible();
    await open(/^Navigation/);
    await expect(privacy).toHaveValue('https://www.northwind.example/privacy');
    await open(/^Settings/);
    await expect(processing).toBeChecked();
    await open(/^Dispositions/);
    await expect(page.getByRole('button', { name: 'Start with the sample' })).toBeVisible();
  });
});

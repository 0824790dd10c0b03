import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant offers further languages, makes one the default, publishes, and undoes that from the history [CF-7] [CT-1] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/languages');
  const publishing = new PublishBar(page);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const offer = (name: string) => page.getByRole('switch', { name: `Offer ${name}`, exact: true });

  await test.step('sees only English, which cannot be switched off', async () => {
    await expect(row('English')).toContainText('Default');
    await expect(offer('English')).toBeDisabled();
    await expect(page.getByText('Offered: 1 of 6')).toBeVisible();
  });

  await test.step('offers French and Japanese, and moves one with the keyboard', async () => {
    await offer('French').press('Space');
    await offer('Japanese').press('Space');
    await expect(row('Japanese')).toContainText('Newly offered');
    await row('Japanese').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('rowheader').nth(1)).toContainText('日本語');
    await examine(page, 'languages');
  });

  await test.step('makes Japanese the default, and switches English off', async () => {
    await page.getByRole('button', { name: 'Actions for Japanese' }).click();
    await page.getByRole('menuitem', { name: 'Make default' }).click();
    await expect(row('Japanese')).toContainText('Default');
    await offer('English').press('Space');
    await expect(row('English')).toContainText('No longer offered');
    await expect(publishing.bar).toContainText('2 unsaved changes');
  });

  await test.step('publishes, and sees the languages live after a reload', async () => {
    await publishing.publish(2);
    await page.reload();
    await expect(page.getByText('Offered: 2 of 6')).toBeVisible();
    await expect(offer('Japanese')).toBeDisabled();
    await expect(offer('English')).not.toBeChecked();
    await expect(publishing.bar).toBeHidden();
  });

  await test.step('undoes the publish from the history, and sees the original languages', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Default language');
    await publishing.publish(2);
    await page.goto('/NORTHWIND/languages');
    await expect(page.getByText('Offered: 1 of 6')).toBeVisible();
    await expect(row('English')).toContainText('Default');
  });
});

import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant sorts the navigation by keyboard and by dragging, renames a page, publishes, and undoes that from the history [NV-1] [NV-2] [CF-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/navigation');
  const publishing = new PublishBar(page);
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
  const links = sidebar.getByRole('link');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

  await test.step('moves one page up with the keyboard, and drags another', async () => {
    await row('Refunds').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(row('Refunds')).toContainText('Moved');
    await row('Carriers')
      .getByRole('button', { name: /drag|move/i })
      .first()
      .dragTo(row('Return addresses'), { targetPosition: { x: 200, y: 2 } });
    await expect(publishing.bar).toContainText('1 unsaved change');
    await examine(page, 'navigation');
  });

  await test.step('renames a page, and sees when it is shown', async () => {
    await page.getByRole('button', { name: 'Actions for Refunds' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Refunds' });
    await dialog.getByLabel('Name').fill('Money back');
    await dialog.getByRole('button', { name: /Shown/ }).click();
    await page.getByRole('option', { name: 'only while refunds are on' }).click();
    await examine(page, 'a page of the navigation');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row('Money back')).toContainText('only while refunds are on');
  });

  await test.step('publishes, and sees the new name in the sidebar', async () => {
    await publishing.publish(1);
    await page.reload();
    await expect(links.filter({ hasText: 'Money back' })).toBeVisible();
    await expect(publishing.bar).toBeHidden();
  });

  await test.step('undoes the publish from the history, and sees the original name', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Navigation');
    await publishing.publish(1);
    await page.goto('/NORTHWIND/navigation');
    await expect(links.filter({ hasText: 'Refunds' })).toBeVisible();
    await expect(links.filter({ hasText: 'Money back' })).toHaveCount(0);
  });
});

import type { Locator, Page } from '@playwright/test';
import { koyo, PASSWORD } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { expect, test } from '../fixtures/test.ts';

/** Presses Tab until the target is focused. Fails if the target is never focused. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let tabCount = 0; tabCount < 40; tabCount += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

// The tests run one after another, because they share one user's pending changes.
test.describe.configure({ mode: 'default' });

test('all steps from sign-in to a publish of return reasons can be done by keyboard', async ({ page }) => {
  const reasons = new ReasonsPage(page);
  const { keyboard } = page;

  await test.step('signs in', async () => {
    await page.goto(koyo.home);
    await tabTo(page, page.getByLabel('E-mail'));
    await keyboard.type(koyo.email);
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(reasons.table).toBeVisible();
  });

  await test.step('skips to the content by the skip link', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('adds a reason', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add reason' }));
    await keyboard.press('Enter');
    await expect(reasons.dialog.getByLabel('Text the customer sees')).toBeFocused();
    await keyboard.type('配送が遅れた');
    await keyboard.press('Tab');
    await keyboard.type('LATE');
    await keyboard.press('Enter');
    await expect(reasons.row('配送が遅れた')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add reason' })).toBeFocused();
  });

  await test.step('switches a reason off', async () => {
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Import and export' })).toBeFocused();
    const offer = reasons.offer('気が変わった');
    await tabTo(page, reasons.table.getByRole('row').nth(1));
    for (
      let tabCount = 0;
      tabCount < 8 && !(await reasons.row('気が変わった').evaluate((row) => row === document.activeElement));
      tabCount += 1
    )
      await keyboard.press('ArrowDown');
    await tabTo(page, offer, 'ArrowRight');
    await keyboard.press('Space');
    await expect(offer).not.toBeChecked();
  });

  await test.step('moves a reason up with its menu', async () => {
    await tabTo(page, reasons.row('気が変わった').getByRole('button', { name: /^Actions for/ }), 'ArrowRight');
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('menuitem', { name: 'Move up' }), 'ArrowDown');
    await keyboard.press('Enter');
    await expect
      .poll(() => reasons.texts())
      .toEqual([
        'ひび・欠けがあった',
        '釉薬の色が写真と違う',
        '気が変わった',
        '注文と違う商品が届いた',
        '贈り物が重複した',
        '配送が遅れた',
      ]);
  });

  await test.step('moves the reason back with its drag handle', async () => {
    await tabTo(page, reasons.row('気が変わった').getByRole('button', { name: /^Drag/ }), 'ArrowLeft');
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: /注文と違う商品が届いた.*贈り物が重複した/ }), 'ArrowDown');
    await keyboard.press('Enter');
    await expect
      .poll(() => reasons.texts())
      .toEqual([
        'ひび・欠けがあった',
        '釉薬の色が写真と違う',
        '注文と違う商品が届いた',
        '気が変わった',
        '贈り物が重複した',
        '配送が遅れた',
      ]);
    await expect(reasons.bar).toContainText('2 unsaved changes');
    await keyboard.press('Control+z');
  });

  await test.step('moves the reason down and up again with Alt and the arrow keys', async () => {
    await keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await reasons.texts()).indexOf('気が変わった')).toBe(3);
    expect(await reasons.row('気が変わった').evaluate((row) => row.contains(document.activeElement))).toBe(true);
    await keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await reasons.texts()).indexOf('気が変わった')).toBe(2);
    expect(await reasons.row('気が変わった').evaluate((row) => row.contains(document.activeElement))).toBe(true);
    for (let undone = 0; undone < 2; undone += 1) await keyboard.press('Control+z');
  });

  await test.step("lists the table's keys among the page's keyboard shortcuts", async () => {
    await keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const [does, pressed] of [
      ['Open the row', 'Enter'],
      ['Move the row, or those selected with it, up or down', 'Alt ↑ ↓'],
      ['Select the row', 'Space'],
    ] as const)
      await expect(keys.getByText(does, { exact: true }).locator('..')).toContainText(pressed);
    await keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });

  await test.step('reviews and publishes by keyboard shortcuts', async () => {
    await keyboard.press('Control+s');
    await expect(reasons.review).toBeVisible();
    await keyboard.press('Escape');
    await expect(reasons.review).toBeHidden();
    await keyboard.press('Control+z');
    await expect(reasons.bar).toContainText('2 unsaved changes');
    await keyboard.press('Control+Shift+z');
    await expect(reasons.bar).toContainText('3 unsaved changes');
    await keyboard.press('Control+Enter');
    await expect(reasons.review).toBeVisible();
    await keyboard.press('Control+Enter');
    await expect(reasons.bar).toContainText('3 changes are live');
  });
});

test('a return reason that is dragged by pointer moves to its new position, and undo moves it back [RS-9] [PC-8]', async ({
  page,
  enter,
}) => {
  const reasons = new ReasonsPage(page);
  await enter(page, koyo, koyo.home);
  const rows = reasons.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const handle = rows.last().getByRole('button', { name: /^Drag/ });
  // The rows are first rendered without drag support, and are then replaced by rows that look the same.
  await expect(rows.last()).toHaveAttribute('draggable', 'true');
  const before = await reasons.texts();
  const last = before.at(-1) ?? '';
  await handle.dragTo(rows.first(), { targetPosition: { x: 40, y: 2 }, steps: 10 });
  await expect.poll(() => reasons.texts()).toEqual([last, ...before.slice(0, -1)]);
  const { height = 0 } = (await rows.last().boundingBox()) ?? {};
  const below = { targetPosition: { x: 40, y: height - 2 }, steps: 10 };
  await reasons.row(last).getByRole('button', { name: /^Drag/ }).dragTo(rows.last(), below);
  await expect.poll(() => reasons.texts()).toEqual(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => reasons.texts()).toEqual([last, ...before.slice(0, -1)]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => reasons.texts()).toEqual(before);
});

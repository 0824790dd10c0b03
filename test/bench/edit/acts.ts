import type { Locator, Page } from '@playwright/test';
import { reasonName } from './fillCompany.ts';
import type { Act, Input } from './measureAct.ts';

export const ACTS = ['switch', 'type', 'reorder', 'menu', 'undo'] as const;
/** Name of an edit. `menu` moves a row too, but with the row's menu. */
export type ActName = (typeof ACTS)[number];
export type Acts = Readonly<Partial<Record<ActName, Act>>>;

/** Cycles through the first rows, because they are visible. No row is used twice in succession. */
const nameOf = (nth: number): string => reasonName(nth % 4);

/**
 * Returns the name of the row to move down. The first move is never reversed, so a change is always pending. Every four
 * further moves restore the order.
 */
const movedName = (nth: number): string => reasonName(nth === 0 ? 6 : ([0, 3, 1, 4][(nth - 1) % 4] ?? 0));

/** Clicks in the middle of the visible part of a control. */
async function pressOn(page: Page, control: Locator): Promise<Input> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on the screen.`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const labelled = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true }).first();

const key =
  (page: Page, pressed: string): Input =>
  () =>
    page.keyboard.press(pressed);

export const plainActs = {
  switch: { event: 'pointerup', prepare: (page, nth) => pressOn(page, labelled(page, `Offer ${nameOf(nth)}`)) },
  type: {
    event: 'keydown',
    prepare: async (page, nth) => {
      if (nth === 0) {
        const text = page.getByRole('textbox');
        if (!(await text.isVisible())) await labelled(page, `Edit ${nameOf(0)}`).click();
        await text.click();
      }
      return key(page, 'a');
    },
  },
  reorder: {
    event: 'pointerup',
    prepare: async (page, nth) => {
      const close = page.getByRole('button', { name: 'Close' });
      if (await close.isVisible()) await close.click();
      return pressOn(page, labelled(page, `Move ${movedName(nth)} down`));
    },
  },
  undo: {
    event: 'keydown',
    prepare: async (page, nth) => {
      await labelled(page, `Offer ${nameOf(nth)}`).click();
      return key(page, 'Control+z');
    },
  },
} satisfies Acts;

const switchOf = (page: Page, nth: number): Locator =>
  page.getByRole('switch', { name: `Offer ${nameOf(nth)}` }).locator('xpath=ancestor::label');

const editDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Edit / });

async function leaveDialog(page: Page): Promise<void> {
  const dialog = editDialog(page);
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+z');
}

export const ourActs: Acts = {
  switch: { event: 'pointerup', prepare: (page, nth) => pressOn(page, switchOf(page, nth)) },
  type: {
    event: 'keydown',
    prepare: async (page, nth) => {
      if (nth === 0) {
        if (!(await editDialog(page).isVisible())) {
          await labelled(page, `Actions for ${nameOf(0)}`).click();
          await page.getByRole('menuitem', { name: 'Edit reason' }).click();
        }
        await page.getByLabel('Text the customer sees').click();
        await page.keyboard.press('End');
      }
      return key(page, 'a');
    },
  },
  reorder: {
    event: 'keydown',
    prepare: async (page, nth) => {
      await leaveDialog(page);
      await page.getByRole('row', { name: movedName(nth) }).focus();
      return key(page, 'Alt+ArrowDown');
    },
  },
  menu: {
    event: 'pointerup',
    prepare: async (page, nth) => {
      await leaveDialog(page);
      // Wait until the previous menu is removed, because it fades out.
      await page.getByRole('menu').first().waitFor({ state: 'detached' });
      await labelled(page, `Actions for ${movedName(nth)}`).click();
      const down = page.getByRole('menuitem', { name: 'Move down' });
      await down.waitFor();
      return pressOn(page, down);
    },
  },
  undo: {
    event: 'keydown',
    prepare: async (page, nth) => {
      await (
        await pressOn(page, switchOf(page, nth))
      )();
      return key(page, 'Control+z');
    },
  },
};

import type { Page } from '@playwright/test';
import { reasonName } from './fillCompany.ts';
import type { Act } from './measureAct.ts';

export const ACTS = ['switch', 'type', 'reorder', 'undo'] as const;
export type ActName = (typeof ACTS)[number];
export type Acts = Readonly<Partial<Record<ActName, Act>>>;

/** The first rows in turn: what is measured is on the screen, and never the same row twice running. */
const nameOf = (nth: number): string => reasonName(nth % 4);

async function press(page: Page, label: string): Promise<void> {
  const box = await page.getByLabel(label, { exact: true }).first().boundingBox();
  if (!box) throw new Error(`${label} is not on the screen.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function typeLetter(page: Page): Promise<void> {
  await page.keyboard.press('a');
}

export const plainActs: Acts = {
  switch: { event: 'pointerup', input: (page, nth) => press(page, `Offer ${nameOf(nth)}`) },
  type: {
    event: 'keydown',
    prepare: async (page, nth) => {
      if (nth === 0) {
        await press(page, `Edit ${nameOf(0)}`);
        await page.getByRole('textbox').click();
      }
    },
    input: typeLetter,
  },
  reorder: {
    event: 'pointerup',
    prepare: async (page) => {
      const close = page.getByRole('button', { name: 'Close' });
      if (await close.isVisible()) await close.click();
    },
    input: (page, nth) => press(page, `Move ${nameOf(nth)} down`),
  },
  undo: {
    event: 'keydown',
    prepare: async (page, nth) => press(page, `Offer ${nameOf(nth)}`),
    input: (page) => page.keyboard.press('Control+z'),
  },
};

const switchOf = (page: Page, nth: number) =>
  page.getByRole('switch', { name: `Offer ${nameOf(nth)}` }).locator('xpath=ancestor::label');

async function pressSwitch(page: Page, nth: number): Promise<void> {
  const box = await switchOf(page, nth).boundingBox();
  if (!box) throw new Error('The switch is not on the screen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export const ourActs: Acts = {
  switch: { event: 'pointerup', input: pressSwitch },
  type: {
    event: 'keydown',
    prepare: async (page, nth) => {
      if (nth > 0) return;
      await press(page, `Actions for ${nameOf(0)}`);
      await page.getByRole('menuitem', { name: 'Edit reason' }).click();
      await page.getByLabel('Text the customer sees').click();
      await page.keyboard.press('End');
    },
    input: typeLetter,
  },
  reorder: {
    event: 'pointerup',
    prepare: async (page, nth) => {
      const dialog = page.getByRole('dialog', { name: /^Edit / });
      if (await dialog.isVisible()) {
        await dialog.getByRole('button', { name: 'Apply changes' }).click();
        await dialog.waitFor({ state: 'hidden' });
        await page.keyboard.press('Control+z');
      }
      await press(page, `Actions for ${nameOf(nth)}`);
      await page.getByRole('menuitem', { name: 'Move down' }).waitFor();
    },
    input: async (page) => {
      const box = await page.getByRole('menuitem', { name: 'Move down' }).boundingBox();
      await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    },
  },
  undo: {
    event: 'keydown',
    prepare: pressSwitch,
    input: (page) => page.keyboard.press('Control+z'),
  },
};

import type { Page } from '@playwright/test';
import { northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const narrow = { width: 768, height: 700 };

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Main navigation' });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawerOf(page)).toBeVisible();
}

test('at a width of 768 pixels or less, the navigation is a drawer that blocks scrolling of the page and closes in five ways [SH-4]', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(narrow);
  await enter(page, northwind);
  const drawer = drawerOf(page);
  await expect(drawer).toBeHidden();

  await test.step('blocks scrolling of the page, and closes with its button', async () => {
    await expect(page.getByText('Comment pattern')).toBeVisible();
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 200);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await open(page);
    await page.mouse.wheel(0, 200);
    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 200);
    expect(await scrolled()).toBe(0);
    await drawer.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  await test.step('closes with a click outside', async () => {
    await open(page);
    await page.mouse.click(narrow.width - 20, 400);
    await expect(drawer).toBeHidden();
  });

  await test.step('closes with Escape', async () => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('closes when the window becomes wider', async () => {
    await open(page);
    await page.setViewportSize({ ...narrow, width: 769 });
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('navigation')).toBeVisible();
    await page.setViewportSize(narrow);
    await expect(drawer).toBeHidden();
  });

  await test.step('closes when one of its pages is opened', async () => {
    await open(page);
    await drawer.getByRole('link', { name: /Return reasons/ }).click();
    await expect(drawer).toBeHidden();
  });
});

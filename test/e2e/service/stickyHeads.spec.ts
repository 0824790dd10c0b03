import type { Page } from '@playwright/test';
import { blueHarbour, northwind, type Person } from '../fixtures/people.ts';
import { changeReasons, replaceMerchantConfig } from '../fixtures/readInstead.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { expect, test } from '../fixtures/test.ts';
import { settle } from '../fixtures/violationsOf.ts';

const REASONS = 80;

/** Opens a page with enough reasons to scroll, and scrolls to its middle. */
async function openInTheMiddle(
  page: Page,
  enter: (page: Page, person: Person) => Promise<void>,
  person: Person,
): Promise<ReasonsPage> {
  const reasons = new ReasonsPage(page);
  const manyReasons: Parameters<typeof changeReasons>[1] = ([first]) => {
    if (!first) throw new Error('The merchant has no reasons.');
    return Array.from({ length: REASONS }, (_, place) => ({
      ...first,
      code: `R${place}`,
      description: `Reason ${place}`,
    }));
  };
  await replaceMerchantConfig(page, (document) => changeReasons(document, manyReasons));
  await enter(page, person);
  await expect(reasons.row('Reason 0')).toBeVisible();
  await scrollToMiddle(page, reasons);
  return reasons;
}

async function scrollToMiddle(page: Page, reasons: ReasonsPage): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(reasons.row('Reason 0')).not.toBeInViewport();
  const isRowInTheMiddle = (): Promise<boolean> =>
    page.evaluate(() => {
      const there = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      // Only rows count, because a card has gaps between its cells.
      const row = there?.closest('[role=row]');
      return row?.querySelector('[role=gridcell], [role=rowheader]') instanceof Element;
    });
  await expect.poll(isRowInTheMiddle).toBe(true);
  await settle(page);
}

/** Position of each column header, and whether it is visible, i.e. not covered. */
const headOf = ({ table }: ReasonsPage) =>
  table.evaluate((grid) => {
    const heads = [...grid.querySelectorAll('[role=columnheader]')];
    const named = heads.filter((head) => head.textContent?.trim() && head.clientWidth > 1);
    return named.map((head) => {
      const text = document.createRange();
      text.selectNodeContents(head);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        text: head.textContent,
        top: Math.round(head.getBoundingClientRect().top),
        isSeen: head.contains(above),
      };
    });
  });

/** Lower edge of the sticky page header, or 0 if the page has no sticky header. */
const topEdge = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const banners = [...document.querySelectorAll('header')].filter(
      (header) => header.getBoundingClientRect().top === 0,
    );
    return Math.round(Math.max(0, ...banners.map((header) => header.getBoundingClientRect().bottom)));
  });

for (const { layout, person, hasHeader } of [
  { layout: 'beside the navigation', person: northwind, hasHeader: false },
  { layout: 'under a classic header', person: blueHarbour, hasHeader: true },
])
  test(`column headers are sticky while rows scroll, ${layout}, except on a low screen [SH-2] [SH-3]`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const reasons = await openInTheMiddle(page, enter, person);

    await test.step('the headers are visible at the top edge', async () => {
      const edge = await topEdge(page);
      expect(edge > 0).toBe(hasHeader);
      const head = await headOf(reasons);
      expect(head.map(({ text }) => text)).toEqual(expect.arrayContaining(['Reason', 'Offered']));
      for (const column of head) expect(column).toMatchObject({ top: edge, isSeen: true });
    });

    await test.step('on a low screen the headers scroll with the rows', async () => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await scrollToMiddle(page, reasons);
      const head = await headOf(reasons);
      expect(head.length).toBeGreaterThan(1);
      for (const { top } of head) expect(top).toBeLessThan(-1000);
    });

    await test.step('at 400 % zoom the line with the select-all checkbox also scrolls with the rows', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await scrollToMiddle(page, reasons);
      const line = reasons.table.getByRole('columnheader').filter({ has: page.getByRole('checkbox') });
      await expect(line).toBeInViewport();
      await page.setViewportSize({ width: 320, height: 256 });
      await scrollToMiddle(page, reasons);
      await expect(line).not.toBeInViewport();
    });
  });

test('arrow keys move through a long list row by row, and a moved row stays focused and visible [RL-4] [RS-9]', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const reasons = await openInTheMiddle(page, enter, northwind);
  await page.evaluate(() => window.scrollTo(0, 0));
  const focused = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('[role=row]');
      return {
        code: row?.getAttribute('data-key'),
        height: row?.getBoundingClientRect().height ?? 0,
        bottom: row?.getBoundingClientRect().bottom ?? 0,
        scrolled: window.scrollY,
      };
    });

  await reasons.row('Reason 5').focus();
  for (let place = 6; place <= 25; place += 1) {
    const before = await focused();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await focused()).code).toBe(`R${place}`);
    // The page scrolls one frame after the focus moves.
    await expect.poll(async () => (await focused()).bottom).toBeLessThanOrEqual(800);
    const { scrolled, height } = await focused();
    expect(scrolled - before.scrolled).toBeLessThanOrEqual(3 * height);
  }

  await reasons.row('Reason 25').getByRole('switch').focus();
  for (let place = 26; place <= 40; place += 1) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('status').last()).toContainText(`moved to position ${place + 1} of ${REASONS}`);
    const { code, bottom } = await focused();
    expect(code).toBe('R25');
    await expect.poll(async () => (await focused()).bottom).toBeLessThanOrEqual(800);
    expect(bottom).toBeGreaterThan(0);
  }
});

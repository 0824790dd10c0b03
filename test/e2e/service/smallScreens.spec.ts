import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../../src/domain/languages/language.ts';
import { admin, blueHarbour, northwind } from '../fixtures/people.ts';
import { expect, test, testInFull } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';
import { settle } from '../fixtures/violationsOf.ts';

const t = (key: string, language: Language = 'nl'): string => textOf(language, key);
const barOf = (page: Page, language?: Language): Locator =>
  page.getByRole('region', { name: t('changes.barLabel', language) });
const noticesOf = (page: Page): Locator => page.getByRole('region', { name: t('changes.notices') });
const phone = { width: 320, height: 640 };

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
/** Position of an element once the animation of its click has ended. */
async function boxOf(place: Locator): Promise<Box> {
  await settle(place.page());
  return place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

type Control = { readonly words: string; readonly box: Box; readonly text: Box };

/** The bar, its visible controls and their texts, read at once because a control may move to the menu at any time. */
const barWithControls = (bar: Locator): Promise<{ readonly box: Box; readonly controls: readonly Control[] }> =>
  bar.evaluate((element) => {
    const boxOfAll = (place: Element | Range): Box => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const textBoxOf = (control: Element): Box => {
      const text = document.createRange();
      text.selectNodeContents(control);
      return boxOfAll(text);
    };
    const seen = [...element.querySelectorAll('button')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const controls = seen.map((each) => ({ words: each.innerText, box: boxOfAll(each), text: textBoxOf(each) }));
    return { box: boxOfAll(element), controls };
  });

/**
 * Checks that every control of the bar is completely inside the bar, with its text. The review button and the publish
 * button are the last two controls.
 */
async function expectWholeBar(page: Page, width: number, text: string, language: Language = 'nl'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
  const bar = barOf(page, language);
  await expect(bar.getByRole('button', { name: t('changes.review', language) })).toBeVisible();
  const endOf = ({ left, right }: Box): number => (language === 'ar' ? -left : right);
  await expect(async () => {
    const { box, controls } = await barWithControls(bar);
    const last = controls.at(-1)?.box;
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(controls.filter((each) => !isWithin(each.box, box) || !isWithin(each.text, each.box))).toEqual([]);
    for (const each of controls) {
      expect(endOf(each.box)).toBeLessThanOrEqual(last ? endOf(last) : 0);
      expect(each.box.bottom).toBeLessThanOrEqual(last?.bottom ?? 0);
    }
    expect(controls.slice(-2).map(({ words }) => words)).toEqual([
      t('changes.review', language),
      expect.stringContaining(t('publishing.publish', language)),
    ]);
  }).toPass({ timeout: 30_000 });
}

/** Disables two return reasons. */
async function edit(page: Page, language: Language = 'nl'): Promise<void> {
  for (const row of [1, 2])
    await page
      .getByRole('grid')
      .getByRole('row')
      .nth(row)
      .locator('label', { has: page.getByRole('switch') })
      .click();
  const unsaved = t(`changes.unsaved_${new Intl.PluralRules(language).select(2)}`, language);
  await expect(barOf(page, language)).toContainText(unsaved.replace('{{count}}', '2'));
}

const setLanguage = (page: Page, language: Language, url: string): Promise<void> =>
  page.context().addCookies([{ name: 'language', value: language, url }]);

test.beforeEach(({ page, service }) => setLanguage(page, 'nl', service.url));

test('the publish bar is never cut off, its publish button does not move, and notices leave room for the page on a small screen', async ({
  page,
  enter,
  complaints,
  context,
}) => {
  await page.setViewportSize(phone);
  await enter(page, northwind);
  await edit(page);
  const publish = barOf(page).getByRole('button').last();

  for (const width of [320, 360, 820, 1440])
    for (const text of ['100%', '200%'])
      await test.step(`at ${width} pixels with text at ${text}, every control is completely visible, the publish button last`, () =>
        expectWholeBar(page, width, text));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  for (const size of [phone, { width: 820, height: 900 }])
    await test.step(`the publish button does not move during a publish, at ${size.width} pixels`, async () => {
      complaints.expect(/ERR_FAILED/);
      await page.setViewportSize(size);
      let stop = (): void => undefined;
      const mayContinue = new Promise<void>((release) => (stop = release));
      await page.route('**/publishes', async (route) => {
        await mayContinue;
        await route.abort();
      });
      const before = await boxOf(publish);
      await publish.click();
      await expect(publish).toHaveText(new RegExp(t('publishing.publishing')));
      expect(await boxOf(publish)).toEqual(before);
      stop();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('publishing.stopped.keepEditing') })
        .click();
      await expect(publish).toBeFocused();
      expect(await boxOf(publish)).toEqual(before);
      await page.unroute('**/publishes');
    });

  await test.step('controls that do not fit are in a menu', async () => {
    await page.setViewportSize(phone);
    await barOf(page)
      .getByRole('button', { name: t('changes.moreActions') })
      .click();
    await page.getByRole('menuitem', { name: t('changes.undo') }).click();
    await expect(barOf(page)).toContainText('1 niet-opgeslagen wijziging');
    await expect(barOf(page).getByRole('button', { name: t('changes.moreActions') })).toBeFocused();
  });

  for (const width of [320, 360, 820])
    await test.step(`at ${width} pixels with text at 200%, a shorter text leaves room for every control`, () =>
      expectWholeBar(page, width, '200%'));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  await test.step('at 400 % zoom no element is sticky', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const stickyElements = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'sticky')
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    await expect.poll(stickyElements).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(publish).not.toBeInViewport();
    await page.setViewportSize(phone);
    await expect(publish).toBeInViewport();
  });

  await test.step('on a phone, notices cover a fifth of the screen until the user expands them', async () => {
    await page.reload();
    const goOn = noticesOf(page).getByRole('button', { name: t('publishing.resume.confirm') });
    await expect(noticesOf(page)).toContainText(t('publishing.stopped.atOpen'));
    const isHigh = async (): Promise<boolean> => {
      const { top, bottom } = await boxOf(noticesOf(page));
      return bottom - top > phone.height / 5;
    };
    await expect.poll(isHigh).toBe(false);
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    const title = noticesOf(page).getByText(t('errors.offline.title'));
    await expect(title).toBeVisible();
    await expect.poll(isHigh).toBe(false);
    await expect(goOn).toBeHidden();
    await noticesOf(page)
      .getByRole('button', { name: t('common.more') })
      .click();
    await expect(goOn).toBeInViewport();
    await context.setOffline(false);
  });
});

test('the publish bar under the classic header is not cut off, and the header contains its publish button [SH-2]', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(phone);
  await enter(page, blueHarbour);
  await edit(page);
  const header = page.getByRole('banner').filter({ has: page.getByRole('button', { name: t('publishing.publish') }) });
  const publish = header.getByRole('button', { name: t('publishing.publish') });

  for (const width of [320, 360, 820, 1440])
    for (const text of ['100%', '200%'])
      await test.step(`at ${width} pixels with text at ${text}`, async () => {
        await expectWholeBar(page, width, text);
        await expect(async () => {
          const [outer, inner] = [await boxOf(header), await boxOf(publish)];
          expect(outer.right).toBeLessThanOrEqual(width);
          expect(isWithin(inner, outer)).toBe(true);
        }).toPass({ timeout: 30_000 });
      });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
});

for (const [language, testIt] of [
  ['ar', test],
  ['ja', testInFull],
] as const)
  testIt(`the publish bar in ${language} fits a phone with text at 200%`, async ({ page, enter, service }) => {
    await setLanguage(page, language, service.url);
    await page.setViewportSize(phone);
    await enter(page, northwind);
    await edit(page, language);
    for (const text of ['100%', '200%']) await expectWholeBar(page, phone.width, text, language);
  });

test('the notice about the end of a review is small on a phone until the user expands it [BN-1] [RT-2]', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(phone);
  // Four minutes of the review remain.
  await page.route('**/review-sessions', async (route) => {
    const response = await route.fetch();
    const expiresAt = new Date(Date.now() + 4 * 60_000).toISOString();
    await route.fulfill({ response, json: { ...(await response.json()), expiresAt } });
  });
  await enter(page, admin, '/merchants/NORTHWIND/return-reasons');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('merchants.reviewDialog.reason')).fill('Ticket 4711');
  await dialog.getByRole('button', { name: t('merchants.reviewDialog.submit') }).click();

  const banner = page.getByRole('region', { name: t('reviewMode.label') });
  const notices = page.getByRole('region', { name: t('common.notices') });
  const description = notices.getByText(t('reviewMode.ending.description'));
  const heightOf = async (place: Locator): Promise<number> => {
    const { top, bottom } = await boxOf(place);
    return bottom - top;
  };
  await expect(notices).toBeVisible();
  await expect(description).toBeHidden();
  expect(await heightOf(banner)).toBeLessThanOrEqual(92);
  expect(await heightOf(notices)).toBeLessThanOrEqual(60);
  await notices.getByRole('button', { name: t('common.more') }).click();
  await expect(description).toBeInViewport();
  expect(await heightOf(notices)).toBeGreaterThan(60);
});

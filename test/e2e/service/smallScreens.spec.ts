import type { Locator, Page } from '@playwright/test';
import { northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';

const t = (key: string): string => textOf('nl', key);
const barOf = (page: Page): Locator => page.getByRole('region', { name: t('changes.barLabel') });
const noticesOf = (page: Page): Locator => page.getByRole('region', { name: t('changes.notices') });
const phone = { width: 320, height: 640 };

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
const boxOf = (place: Locator): Promise<Box> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** What is written on a control, which may be longer than the control. */
const textBoxOf = (place: Locator): Promise<Box> =>
  place.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The bar with all that is seen in it, once it stands still. */
async function controlsOf(
  page: Page,
): Promise<{ readonly bar: Box; readonly controls: readonly Box[]; readonly texts: readonly Box[] }> {
  const bar = barOf(page);
  const controls = bar.getByRole('button');
  await expect(bar.getByRole('button', { name: t('changes.review') })).toBeVisible();
  const all = await controls.all();
  return {
    bar: await boxOf(bar),
    controls: await Promise.all(all.map(boxOf)),
    texts: await Promise.all(all.map(textBoxOf)),
  };
}

/** Every control of the bar is whole and in it, with what is written on it, and publishing is the last. */
async function expectWholeBar(page: Page, width: number, text: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
  await expect
    .poll(async () => {
      const { bar, controls, texts } = await controlsOf(page);
      const cut = controls.filter((control) => !isWithin(control, bar));
      return [...cut, ...texts.filter((each, at) => !isWithin(each, controls[at] ?? bar))];
    })
    .toEqual([]);
  const { bar, controls } = await controlsOf(page);
  const last = controls.at(-1);
  expect(bar.right).toBeLessThanOrEqual(width);
  for (const each of controls) {
    expect(each.right).toBeLessThanOrEqual(last?.right ?? 0);
    expect(each.bottom).toBeLessThanOrEqual(last?.bottom ?? 0);
  }
}

/** Two reasons are no longer offered. */
async function edit(page: Page): Promise<void> {
  for (const row of [1, 2])
    await page
      .getByRole('grid')
      .getByRole('row')
      .nth(row)
      .locator('label', { has: page.getByRole('switch') })
      .click();
  await expect(barOf(page)).toContainText('2 niet-opgeslagen wijzigingen');
}

test.beforeEach(async ({ context, service }) => {
  await context.addCookies([{ name: 'language', value: 'nl', url: service.url }]);
});

test('the bar is never cut and publishing never moves; nothing stands on a low screen; notices leave a phone its room', async ({
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
      await test.step(`at ${width} pixels with text at ${text} every control is whole, publishing the last`, () =>
        expectWholeBar(page, width, text));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  for (const size of [phone, { width: 820, height: 900 }])
    await test.step(`publishing stands where it stood while it runs, at ${size.width} pixels`, async () => {
      complaints.expect(/ERR_FAILED/);
      await page.setViewportSize(size);
      let stop = (): void => undefined;
      const held = new Promise<void>((release) => (stop = release));
      await page.route('**/publishes', async (route) => {
        await held;
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

  await test.step('what there is no room for is in a menu', async () => {
    await page.setViewportSize(phone);
    await barOf(page)
      .getByRole('button', { name: t('changes.moreActions') })
      .click();
    await page.getByRole('menuitem', { name: t('changes.undo') }).click();
    await expect(barOf(page)).toContainText('1 niet-opgeslagen wijziging');
    await expect(barOf(page).getByRole('button', { name: t('changes.moreActions') })).toBeFocused();
  });

  for (const width of [320, 360, 820])
    await test.step(`at ${width} pixels with text at 200% a shorter sentence leaves every control whole`, () =>
      expectWholeBar(page, width, '200%'));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  await test.step('at 400 % zoom nothing stands', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const standing = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'sticky')
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    await expect.poll(standing).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(publish).not.toBeInViewport();
    await page.setViewportSize(phone);
    await expect(publish).toBeInViewport();
  });

  await test.step('on a phone notices take a fifth of it, until all of them are asked for', async () => {
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

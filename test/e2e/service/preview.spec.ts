import type { Frame, Page } from '@playwright/test';
import { languages, type Language } from '../../../src/domain/languages/language.ts';
import { inFull } from '../../support/inFull.ts';
import { examine } from '../fixtures/examine.ts';
import { globetrot } from '../fixtures/people.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { violationsOf } from '../fixtures/violationsOf.ts';

const SCREENS = [1, 2, 3, 4, 5] as const;
/** Widths from the narrowest supported phone to a desktop. */
const WIDTHS = [320, 384, 960] as const;

/** Headings that this merchant has changed, on all screens except the first. */
const HEADINGS = [
  'Choose your items',
  'How would you like to return?',
  'Is everything right?',
  'Your return is on its way',
];
const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** axe examines one language per text direction, because other languages have the same structure and colours. */
const isExamined = (language: Language): boolean => language === 'en' || language === 'ar' || inFull('layout');

const frameOf = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().includes('/preview/'));
  if (!frame) throw new Error('no frame of the preview');
  return frame;
};

const overflowWidthIn = (frame: Frame): Promise<number> =>
  frame.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);

test('the customer’s five screens have no cut text in any language and direction, from 320 pixels width on [CT-4] [LG-1]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, globetrot, '/GLOBETROT/languages');
  await test.step('the preview offers every language', async () => {
    for (const language of languages) {
      const offered = page.getByRole('switch', { name: `Offer ${englishNames.of(language)}`, exact: true });
      if (!(await offered.isChecked())) await offered.press('Space');
    }
  });
  await test.step('the merchant darkens the main colour until text on it has enough contrast', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Branding' }).click();
    const pair = page.getByRole('listitem').filter({ has: page.getByText('on the main colour', { exact: true }) });
    await pair.getByRole('button', { name: /: Main colour$/ }).click();
    await expect(pair).toContainText('Passes AA');
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Return form' }).click();
  const portal = page.frameLocator('iframe[title$="preview"]');
  await expect(portal.getByRole('main')).toBeVisible();
  const iframe = page.locator('iframe[title$="preview"]');

  for (const language of languages) {
    await test.step(language, async () => {
      await portal.getByRole('banner').getByRole('combobox').selectOption(language);
      await expect(portal.locator('html')).toHaveAttribute('lang', language);
      for (const screen of SCREENS) {
        await page.getByRole('button', { name: new RegExp(`^${screen}\\. `) }).click();
        await expect(page.getByRole('button', { name: new RegExp(`^${screen}\\. `) })).toHaveAttribute('aria-current');
        const frame = frameOf(page);
        for (const width of WIDTHS) {
          await iframe.evaluate((element, pixels) => (element.style.inlineSize = `${pixels}px`), width);
          expect
            .soft(await overflowWidthIn(frame), `${language}, screen ${screen}, ${width} px`)
            .toBeLessThanOrEqual(0);
        }
        await iframe.evaluate((element) => element.style.removeProperty('inline-size'));
        if (!isExamined(language)) continue;
        const inLight = await violationsOf(frame, { withBestPractice: true });
        expect.soft(inLight, `${language}, screen ${screen}`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        const inDark = await violationsOf(frame, { withBestPractice: true, colorsOnly: true });
        expect.soft(inDark, `${language}, screen ${screen}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: null });
      }
    });
  }
});

test('the customer’s screens can be used by keyboard, and no link or script leaves the preview frame [CT-4]', async ({
  page,
}) => {
  await signIn(page, globetrot, '/GLOBETROT/return-form');
  const portal = page.frameLocator('iframe[title$="preview"]');
  await expect(portal.getByRole('main')).toBeVisible();
  await examine(page, 'return form with the preview');
  const url = frameOf(page).url();

  await portal.getByRole('button', { name: 'Continue' }).focus();
  for (const heading of HEADINGS) {
    await page.keyboard.press('Enter');
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(heading);
    const nextButton = portal.getByRole('contentinfo').getByRole('button');
    if (heading !== HEADINGS.at(-1)) {
      for (
        let tabCount = 0;
        tabCount < 40 && !(await nextButton.evaluate((each) => each === document.activeElement));
        tabCount += 1
      )
        await page.keyboard.press('Tab');
      await expect(nextButton).toBeFocused();
    }
  }

  await test.step('footer links do not navigate the frame', async () => {
    for (const link of await portal.getByRole('contentinfo').getByRole('link').all()) await link.click();
    expect(frameOf(page).url()).toBe(url);
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step('scripts in the frame have an opaque origin, no storage and no network access', async () => {
    const denied = await frameOf(page).evaluate(async () => {
      const tried = async (act: () => unknown): Promise<boolean> => {
        try {
          await act();
          return false;
        } catch {
          return true;
        }
      };
      return {
        origin: self.origin,
        storage: await tried(() => localStorage.length),
        cookie: await tried(() => document.cookie),
        parent: await tried(() => window.parent.document.title),
      };
    });
    expect(denied).toEqual({ origin: 'null', storage: true, cookie: true, parent: true });
  });
});

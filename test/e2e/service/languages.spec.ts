import type { Locator, Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, directionOf, languages, ownNameOf } from '../../../src/domain/languages/language.ts';
import { northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';

/** Every language with the expected text of the page. */
const texts = [...languages.filter((language) => language !== DEFAULT_LANGUAGE), DEFAULT_LANGUAGE].map((language) => ({
  language,
  ownName: ownNameOf(language),
  signIn: textOf(language, 'signIn.title'),
  reasons: textOf(language, 'returnReasons.title'),
}));

const middleOf = async (of: Locator): Promise<number> => {
  const box = await of.boundingBox();
  return box ? box.x + box.width / 2 : 0;
};

/** Colours of a picture's pixels, row by row. */
async function pixelsOf(
  page: Page,
  of: Locator,
): Promise<{ readonly width: number; readonly pixels: readonly number[] }> {
  const picture = await of.screenshot();
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
      return { width, pixels: [...new Uint32Array(data.buffer)] };
    },
    [...picture],
  );
}

/** Horizontal position of the end of a word, in the page's typeface. */
async function endOf(page: Page, word: string): Promise<number> {
  await page.evaluate((text) => {
    const sample = document.createElement('p');
    sample.style.cssText = 'position: fixed; inset: 0 auto auto 0; padding: 0.5em; background: white; font-size: 100px';
    sample.textContent = text;
    document.body.append(sample);
  }, word);
  const sample = page.locator('body > p').last();
  const { width, pixels } = await pixelsOf(page, sample);
  await sample.evaluate((element) => element.remove());
  const [ground] = pixels;
  return Math.max(...pixels.map((colour, index) => (colour === ground ? 0 : index % width)));
}

test('the sign-in page can be switched to each language, and uses the chosen language when it is opened again [LG-1]', async ({
  page,
}) => {
  await page.goto('/NORTHWIND/return-reasons');
  for (const { language, signIn: title } of texts) {
    await page.getByRole('combobox').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
    const toggle = page.getByRole('button', { name: textOf(language, 'signIn.showPassword') });
    const isBefore = (await middleOf(toggle)) < (await middleOf(page.locator('#password')));
    expect(isBefore, `the toggle of the password in ${language}`).toBe(directionOf(language) === 'rtl');
  }
  await page.getByRole('combobox').selectOption('ja');
  // A macron is rendered above its letter. In a typeface without the combined glyph it would be next to the letter.
  for (const word of ['Kyū', 'Nō']) {
    const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
    await expect.poll(async () => (await endOf(page, word)) - (await endOf(page, bare)), word).toBeLessThan(3);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('ja', 'signIn.title'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('ja', 'signIn.title'));
});

test('the user menu switches the language, which is kept after a reload; Arabic pages are laid out from right to left [LG-1] [SH-9]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind);
  const title = page.getByRole('heading', { level: 1 });
  const account = page.locator('[aria-haspopup]').filter({ hasText: northwind.email });
  const centreOf = async (): Promise<number> => {
    const box = await page.getByRole('navigation').boundingBox();
    return box ? box.x + box.width / 2 : 0;
  };
  for (const { language, ownName, reasons } of texts) {
    await account.click();
    await page.getByRole('menuitem').first().click();
    await page.getByRole('menuitemradio', { name: ownName }).click();
    await expect(title).toHaveText(reasons);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const isMirrored = directionOf(language) === 'rtl';
    await expect(page.locator('html')).toHaveAttribute('dir', isMirrored ? 'rtl' : 'ltr');
    const { width } = page.viewportSize() ?? { width: 0 };
    expect((await centreOf()) > width / 2, `the navigation of ${ownName}`).toBe(isMirrored);
    if (!isMirrored) continue;
    await page.reload();
    await expect(title).toHaveText(reasons);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  }
});

test('the chosen theme (light, dark or system) is applied at once and after a reload, and does not affect printing', async ({
  page,
  enter,
}) => {
  await enter(page, northwind);
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const choose = async (appearance: string): Promise<void> => {
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('menuitem', { name: /^Appearance/ }).click();
    await page.getByRole('menuitemradio', { name: appearance }).click();
  };
  const light = await background();
  await choose('Dark');
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect.poll(background).toBe(dark);
  await choose('Same as device');
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
  await choose('Light');
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ forcedColors: 'active' });
  const isTwoColoured = async (): Promise<boolean> => {
    const { width, pixels } = await pixelsOf(page, page.locator('progress'));
    const middle = pixels.length - Math.ceil(pixels.length / width / 2) * width;
    return pixels[middle + Math.floor(width / 4)] !== pixels[middle + Math.floor((3 * width) / 4)];
  };
  await expect.poll(isTwoColoured, 'who pays, in the colours of the system').toBe(true);
  await choose('Dark');
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect.poll(background, 'dark is light on paper').toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
});

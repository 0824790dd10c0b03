import { northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';

/** Every language with what the page is expected to say in it. */
const texts = (['ar', 'es', 'fr', 'ja', 'nl', 'en'] as const).map((language) => ({
  language,
  endonym: textOf(language, `languages.endonyms.${language}`),
  signIn: textOf(language, 'signIn.title'),
  reasons: textOf(language, 'returnReasons.title'),
}));

test('sign-in speaks each of the six languages, and keeps the one that was chosen [LG-1]', async ({ page }) => {
  await page.goto('/NORTHWIND');
  for (const { language, signIn: title } of texts) {
    await page.getByRole('combobox').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  }
  await page.getByRole('combobox').selectOption('ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('ja', 'signIn.title'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('ja', 'signIn.title'));
});

test('the user menu switches between the six languages; Arabic is laid out from right to left [LG-1] [SH-9]', async ({
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
  for (const { language, endonym, reasons } of texts) {
    await account.click();
    await page.getByRole('menuitem').first().click();
    await page.getByRole('menuitemradio', { name: endonym }).click();
    await expect(title).toHaveText(reasons);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const isMirrored = language === 'ar';
    await expect(page.locator('html')).toHaveAttribute('dir', isMirrored ? 'rtl' : 'ltr');
    const { width } = page.viewportSize() ?? { width: 0 };
    expect((await centreOf()) > width / 2, `the navigation of ${endonym}`).toBe(isMirrored);
  }
});

test('the language survives a reload within the pages', async ({ page, enter }) => {
  await enter(page, northwind);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('ar', 'returnReasons.title'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('ar', 'returnReasons.title'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('light, dark or as the device has it: the choice is drawn at once and survives a reload', async ({
  page,
  enter,
}) => {
  await enter(page, northwind);
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const choose = async (appearance: string): Promise<void> => {
    await page.getByRole('button', { name: /^Account of/ }).click();
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
});

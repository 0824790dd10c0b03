import type { Page } from '@playwright/test';
import { expect, test, testInFull } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';

test.use({ baseURL: ({ demoUrl }, use) => use(demoUrl), viewport: { width: 320, height: 640 } });

async function expectFitting(page: Page): Promise<void> {
  await expect(async () => {
    const { scrollWidth, fontSize } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      fontSize: getComputedStyle(document.documentElement).fontSize,
    }));
    expect([scrollWidth, fontSize]).toEqual([320, '32px']);
  }).toPass({ timeout: 30_000 });
}

for (const [language, testIt] of [
  ['nl', testInFull],
  ['ar', test],
  ['fr', testInFull],
] as const)
  testIt(`the demo in ${language} fits a phone with text at 200% [DM-1]`, async ({ page, context, demoUrl }) => {
    await context.addCookies([{ name: 'language', value: language, url: demoUrl }]);
    for (const [name, address, title] of [
      ['Northwind Outdoor', '/NORTHWIND/overview', 'navigation.home'],
      ['Northwind Outdoor', '/NORTHWIND/return-reasons', 'navigation.returnReasons'],
      ['Australia Post', '/', 'navigation.merchantsOverview'],
    ] as const)
      await test.step(`${address} and its sign-in form fit`, async () => {
        await page.goto(address);
        const enter = page.getByRole('button', { name });
        await expect(enter).toBeVisible();
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await expectFitting(page);
        await enter.click();
        await expect(page.getByRole('heading', { level: 1, name: textOf(language, title) })).toBeVisible();
        await expectFitting(page);
      });
  });

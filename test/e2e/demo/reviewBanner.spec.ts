import { admin, PASSWORD } from '../fixtures/people.ts';
import { enterReview } from '../fixtures/reviewMerchant.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ baseURL: ({ demoUrl }, use) => use(demoUrl) });

const HEIGHTS = [
  [1440, 50],
  [1121, 50],
  [769, 50],
  [768, 90],
  [360, 90],
] as const;

test('the review banner is 50 px high from 769 px window width on and 90 px below, for names of any length [SH-6]', async ({
  page,
}) => {
  await page.goto('/merchants/overview');
  await page.locator('input[type="email"]').fill(admin.email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Search merchants' }).fill('Northwind');
  await page.getByRole('button', { name: 'Review Northwind Outdoor' }).click();
  await enterReview(page, 'Northwind Outdoor', 'A question from their staff');
  const banner = page.getByRole('region', { name: 'Review mode' });
  const name = banner.locator('bdi').first();
  for (const text of ['Northwind Outdoor', 'Bergmann and Daughters Outdoor Equipment Trading Company '.repeat(4)]) {
    await name.evaluate((element, words) => (element.textContent = words), text);
    for (const [width, height] of HEIGHTS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await banner.boundingBox())?.height, `${width}px`).toBe(height);
      expect(await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width}px`).toBe(0);
      const outside = await banner.evaluate((element) => {
        const around = element.getBoundingClientRect();
        return [...element.querySelectorAll('button, p, [role=timer]')].filter((part) => {
          const { top, bottom, left, right, width: wide } = part.getBoundingClientRect();
          return wide > 0 && (top < around.top || bottom > around.bottom || left < around.left || right > around.right);
        }).length;
      });
      expect(outside, `parts outside the banner at ${width}px`).toBe(0);
    }
  }
});

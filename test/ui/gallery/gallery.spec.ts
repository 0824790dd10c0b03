import { expect, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { ensureBuild } from '../../../scripts/support/build/ensureBuild.mjs';
import { settle, violationsOf } from '../../e2e/fixtures/violationsOf.ts';
import { inFull } from '../../support/inFull.ts';

/**
 * Every component in every state. axe runs at the first width, and in `npm run test:all` at each. No row is dragged,
 * because React Aria's drop indicators have a level that axe refuses in a grid.
 */
const VIEWS = [
  { view: 'lang=en', widths: [360, 820, 1440] },
  { view: 'lang=ar', widths: [1440, 360] },
  { view: 'open=dialog', widths: [360] },
  { view: 'open=form&lang=ar', widths: [360] },
  { view: 'open=drawer', widths: [820] },
];

const configFile = `${import.meta.dirname}/vite.config.ts`;

let server: PreviewServer;
let address = '';

test.beforeAll(async () => {
  await ensureBuild(['gallery']);
  server = await preview({ configFile, preview: { port: 0 }, logLevel: 'error' });
  address = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

for (const { view, widths } of VIEWS)
  test(`the components pass axe in light and dark mode and fit into ${widths.join(', ')} px, ${view}`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}?${view}`);
    await expect(page.getByRole(view.startsWith('open') ? 'dialog' : 'main')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const runsAxe = width === widths[0] || inFull('examine');
      for (const theme of runsAxe ? ['light', 'dark'] : []) {
        await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);
        const axeOptions = { withBestPractice: false, colorsOnly: theme === 'dark' };
        expect.soft(await violationsOf(page, axeOptions), `${width} px, ${theme}`).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${width} px, overflow width`).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

for (const theme of ['light', 'dark'])
  test(`the spinner is 51 px high for a page and 24 px inside a page, in #4a90e2, ${theme} [SH-7]`, async ({
    page,
  }) => {
    await page.goto(`${address}?theme=${theme}&lang=en`);
    const spinner = page.getByRole('status', { name: 'Loading' });
    const sizes = await Promise.all(
      [spinner, spinner.locator('+ span')].map((each) =>
        each.evaluate((element) => {
          const { offsetWidth, offsetHeight } = element as HTMLElement;
          return [offsetWidth, offsetHeight, getComputedStyle(element).borderTopColor];
        }),
      ),
    );
    expect(sizes).toEqual([
      [51, 51, 'rgb(74, 144, 226)'],
      [24, 24, 'rgb(74, 144, 226)'],
    ]);
  });

test('a dialog is removed even if its exit transition is cancelled, so the page can be clicked', async ({ page }) => {
  await page.goto(`${address}?lang=en`);
  const opener = page.getByRole('button', { name: 'Dialog', exact: true });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    const finiteAnimations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(finiteAnimations.map(({ finished }) => finished));
  });
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const leaving = [...document.querySelectorAll('[data-exiting]')];
      if (leaving.length === 0) return;
      observer.disconnect();
      const transitions = leaving.flatMap((element) => element.getAnimations());
      for (const transition of transitions) transition.cancel();
      document.body.dataset['cancelled'] = String(transitions.length);
    }).observe(document.body, { attributes: true, subtree: true });
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-cancelled', '2');
  await expect(page.locator('[data-exiting]')).toHaveCount(0);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

import { features } from '../../../src/features/features.ts';
import type { FeaturePage } from '../../../src/features/FeatureManifest.ts';
import { boxesOf } from '../fixtures/layout/looks.ts';
import { PseudoTab, WIDE } from '../fixtures/layout/PseudoTab.ts';
import { mirrored } from '../../support/layout/mirrored.ts';
import type { PseudoKind } from '../../support/pseudoTexts.ts';
import { admin, northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { inFull } from '../../support/inFull.ts';

const WIDTHS = [360, 820, WIDE];
/** Minimum proportion of the boxes on a page that must be mirrored. */
const MIRRORED = 0.99;
/** Pages that `npm test` examines. `npm run test:layout` examines every page. */
const SHORT = ['/return-reasons'];

/** Soft assertions, so all problems of a page are reported at once. */
const softExpect = expect.configure({ soft: true });

const pages = features
  .flatMap(({ pages: all = [] }): readonly FeaturePage[] => all)
  .filter(({ load, path }) => load && (inFull('layout') || SHORT.includes(path)));

for (const { path, audience } of pages) {
  const person = audience === 'admin' ? admin : northwind;
  const address = audience === 'admin' ? path : `/NORTHWIND${path}`;

  /** Waits until the page is rendered with all its data. */
  async function waitForPage(tab: PseudoTab): Promise<void> {
    await expect(tab.page.getByRole('heading', { level: 1 })).toContainText(']');
    await tab.page.mouse.move(0, 0);
    await tab.isSettled();
    await tab.scrollToTop();
  }

  test(`${path} has no cut or untranslated text and is mirrored, in pseudo-languages [LG-1] [LG-3]`, async ({
    browser,
    service,
    enter,
    complaints,
  }) => {
    /** Opens the page in a pseudo-language and examines it at every width, the widest last. */
    async function openIn(kind: PseudoKind): Promise<PseudoTab> {
      const tab = await PseudoTab.open({ browser, service, complaints, kind });
      await enter(tab.page, person, address);
      await expect(tab.page.locator('html')).toHaveAttribute('dir', kind === 'rtl' ? 'rtl' : 'ltr');
      for (const width of WIDTHS) {
        await tab.resize(width);
        await waitForPage(tab);
        await tab.look(`${kind}, ${width} px`);
      }
      return tab;
    }

    const ltr = await openIn('long');
    const rtl = await openIn('rtl');
    // Arabic has its own typeface, font sizes and line heights, which would move boxes.
    await rtl.page.evaluate(() => (document.documentElement.lang = 'en'));
    let share = '';
    await softExpect(async () => {
      await Promise.all([waitForPage(ltr), waitForPage(rtl)]);
      const found = mirrored(await boxesOf(ltr.page), await boxesOf(rtl.page), WIDE);
      share = `${path}: ${(found.share * 100).toFixed(1)} % of ${found.boxes} boxes are mirrored`;
      expect(found.share, [share, ...found.elsewhere.slice(0, 40)].join('\n')).toBeGreaterThanOrEqual(MIRRORED);
    }).toPass({ timeout: 10_000 });
    console.log(share);
    for (const tab of [ltr, rtl]) await tab.close();
  });
}

import type { Page, Request } from '@playwright/test';
import { features } from '../../../src/features/features.ts';
import type { FeaturePage } from '../../../src/features/FeatureManifest.ts';
import { BASE_TITLE } from '../../../src/domain/branding/documentTitle.ts';
import { boxesOf, cutTexts, shownTexts, sideways } from '../fixtures/layout/looks.ts';
import { mirrored } from '../../support/layout/mirrored.ts';
import { untranslated } from '../../support/layout/untranslated.ts';
import type { PseudoKind } from '../../support/pseudoTexts.ts';
import { heardTexts, speakPseudo } from '../fixtures/layout/pseudoLanguage.ts';
import { admin, northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { settle } from '../fixtures/violationsOf.ts';

const WIDTHS = [360, 820, 1440];
const WIDE = 1440;
const HEIGHT = 900;
/** Of the boxes of a page, how many stand in the mirror. */
const MIRRORED = 0.99;
/** What `npm test` looks at; `npm run test:layout` looks at every page. */
const SHORT = ['/return-reasons'];

/** One look after another: what is wrong with a page is told at once. */
const look = expect.configure({ soft: true });

const pages = features
  .flatMap(({ pages: all = [] }): readonly FeaturePage[] => all)
  .filter(({ load, path }) => load && (process.env['LAYOUT'] === 'all' || SHORT.includes(path)));

/** Reads of the service that are under way; a stream of events never ends. */
const underWay = new WeakMap<Page, Set<Request>>();

function countReads(page: Page): void {
  const reads = new Set<Request>();
  underWay.set(page, reads);
  page.on('request', (request) => {
    const isRead = ['fetch', 'xhr'].includes(request.resourceType());
    if (isRead && !request.headers()['accept']?.includes('event-stream')) reads.add(request);
  });
  page.on('requestfinished', (request) => reads.delete(request));
  page.on('requestfailed', (request) => reads.delete(request));
}

/** The page is there, with all that it waits for. */
async function isDrawn(page: Page): Promise<void> {
  await expect.poll(() => underWay.get(page)?.size, 'reads under way').toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(']');
  await expect(page.locator('[aria-busy=true], [role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await settle(page);
}

for (const { path, audience } of pages) {
  const person = audience === 'admin' ? admin : northwind;
  const address = audience === 'admin' ? path : `/NORTHWIND${path}`;

  test(`${path} is whole, translated and mirrored in pseudo-languages [LG-1] [LG-3]`, async ({
    browser,
    service,
    enter,
    complaints,
  }) => {
    /** Opens the page in a pseudo-language and looks at it at every width, the widest last. */
    async function openIn(kind: PseudoKind): Promise<Page> {
      const context = await browser.newContext({
        baseURL: service.url,
        viewport: { width: WIDE, height: HEIGHT },
        reducedMotion: 'reduce',
      });
      await complaints.listenTo(context);
      await speakPseudo(context, kind, service.url);
      const page = await context.newPage();
      countReads(page);
      const heard = heardTexts(page);
      await enter(page, person, address);
      await expect(page.locator('html')).toHaveAttribute('dir', kind === 'rtl' ? 'rtl' : 'ltr');
      for (const width of WIDTHS) {
        const seen = `${kind}, ${width} px`;
        await page.setViewportSize({ width, height: HEIGHT });
        await isDrawn(page);
        await look.poll(() => sideways(page), `${seen}, sideways`).toBe(0);
        await look.poll(() => cutTexts(page), `${seen}, cut`).toEqual([]);
        // The library's own texts are Arabic in an Arabic page, where plain letters are nobody's translation.
        if (kind === 'rtl')
          await look
            .poll(
              async () => untranslated(await shownTexts(page), [BASE_TITLE, ...(await heard())]),
              `${seen}, no translation`,
            )
            .toEqual([]);
      }
      return page;
    }

    const ltr = await openIn('long');
    const rtl = await openIn('rtl');
    // Arabic has a typeface, sizes and heights of lines of its own.
    await rtl.evaluate(() => (document.documentElement.lang = 'en'));
    let share = '';
    await look(async () => {
      await Promise.all([isDrawn(ltr), isDrawn(rtl)]);
      const found = mirrored(await boxesOf(ltr), await boxesOf(rtl), WIDE);
      share = `${path}: ${(found.share * 100).toFixed(1)} % of ${found.boxes} boxes are mirrored`;
      expect(found.share, [share, ...found.elsewhere.slice(0, 40)].join('\n')).toBeGreaterThanOrEqual(MIRRORED);
    }).toPass({ timeout: 30_000 });
    console.log(share);
    for (const page of [ltr, rtl]) await page.context().close();
  });
}

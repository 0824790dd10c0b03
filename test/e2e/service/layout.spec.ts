import { features } from '../../../src/features/features.ts';
import type { FeaturePage } from '../../../src/features/FeatureManifest.ts';
import { areMirrored, PseudoPage } from '../fixtures/layout/pseudoPage.ts';
import type { PseudoKind } from '../../support/pseudoTexts.ts';
import { admin, northwind } from '../fixtures/people.ts';
import { test } from '../fixtures/test.ts';

const WIDTHS = [360, 820, 1440];
/** What `npm test` looks at; `npm run test:layout` looks at every page. */
const SHORT = ['/return-reasons'];

const pages = features
  .flatMap(({ pages: all = [] }): readonly FeaturePage[] => all)
  .filter(({ load, path }) => load && (process.env['LAYOUT'] === 'all' || SHORT.includes(path)));

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
    async function openIn(kind: PseudoKind): Promise<PseudoPage> {
      const pseudo = await PseudoPage.open(browser, complaints, kind, service.url);
      await enter(pseudo.page, person, address);
      for (const width of WIDTHS) {
        await pseudo.resize(width);
        await pseudo.isDrawn();
        await pseudo.isWhole(`${width} px`, 'page');
      }
      return pseudo;
    }

    const ltr = await openIn('long');
    const rtl = await openIn('rtl');
    console.log(await areMirrored(ltr, rtl, path, 'page'));
    for (const pseudo of [ltr, rtl]) await pseudo.close();
  });
}

import type { Page } from '@playwright/test';
import { globetrot } from '../e2e/fixtures/people.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { countArgument } from './countArgument.ts';
import { fillLogistics } from './edit/fillCompany.ts';
import { endBench } from './endBench.ts';
import { percentile, withRange } from './figures.ts';
import { openPage, openService, type Closing } from './openService.ts';
import { untilQuiet } from './untilQuiet.ts';

// Usage: npm run bench:logistics -- [times]. 1,000 return addresses, 30 carriers, 249 countries: how long each page takes to open
// once its script and data are there, from the press of its link to the end of the frame that shows its last row in view.
const times = countArgument(process.argv[2], 9);
/** Milliseconds within which a page is to be usable. */
const GOAL = 300;

const BELOW = 'Return routes';

/** Each page by its link, with what is there once it is drawn. */
const pages = [
  ['Return addresses', '[data-setting^="warehouses."]'],
  ['Carriers', '[data-setting^="carriers.carrier."]'],
  ['In-store returns', '[data-setting^="storeNetworks."]'],
  ['International returns', 'main input[role="switch"]'],
  [BELOW, 'main [role="rowheader"]'],
] as const;

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });

async function openingTime(page: Page, name: string, drawn: string): Promise<number> {
  await page.evaluate(
    "globalThis.__began = undefined; addEventListener('click', () => { globalThis.__began = performance.now(); }, { capture: true, once: true }); undefined",
  );
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  return page.evaluate<number>(`new Promise((settle) => {
    const look = () => document.querySelector(${JSON.stringify(drawn)})
      ? requestAnimationFrame(() => setTimeout(() => settle(performance.now() - globalThis.__began)))
      : requestAnimationFrame(look);
    look();
  })`);
}

const closing: Closing = [];
try {
  const { service, browser } = await openService(closing, (dataDir) =>
    fillLogistics(dataDir, 'GLOBETROT', { addresses: 1_000, carriers: 30 }),
  );
  const page = await openPage(browser, service);
  await signIn(page, globetrot, service.url + globetrot.home);
  await untilQuiet(page);

  const opened = new Map<string, number[]>(pages.map(([name]) => [name, []]));
  for (let nth = 0; nth <= times; nth += 1)
    for (const [name, drawn] of pages) {
      // A page below another is in the navigation while one of the two is open.
      if (name === BELOW) await link(page, 'International returns').click();
      await untilQuiet(page);
      const took = await openingTime(page, name, drawn);
      // The first fetches the script and compiles it.
      if (nth > 0) opened.get(name)?.push(took);
      await untilQuiet(page);
      await link(page, 'Return form').click();
      await page.getByRole('heading', { name: 'Return form', level: 1 }).waitFor();
      await untilQuiet(page);
    }
  console.log('1,000 addresses, 30 carriers, 249 countries; a page opens, milliseconds: median (least-most)');
  for (const [name, took] of opened) console.log(`  ${name.padEnd(24)}${withRange(took)}`);
  endBench([...opened.values()].every((took) => percentile(took, 0.5) <= GOAL));
} finally {
  for (const close of closing.toReversed()) await close();
}

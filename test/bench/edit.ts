import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { globetrot, koyo, northwind } from '../e2e/fixtures/people.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { countArgument } from './countArgument.ts';
import { buildReactAdmin } from './edit/buildReactAdmin.ts';
import { buildRival } from './edit/buildRival.ts';
import { fillCompanies } from './edit/fillCompany.ts';
import { installProbe, measureAct, type Edit } from './edit/measureAct.ts';
import { ACTS, ourActs, plainActs, reactAdminActs, type ActName, type Acts } from './edit/acts.ts';
import { printEdits, type Measured } from './edit/printEdits.ts';
import { launchBrowser } from './launchBrowser.ts';
import { serveCompressed } from './serveCompressed.ts';
import { untilQuiet } from './untilQuiet.ts';

// Usage: npm run bench:edit -- [times] [act …] [rows …] [plain] [react-admin]
const [count, ...chosen] = process.argv.slice(2);
/** A multiple of 4, because every fourth move restores the order. A row that reached the end of the table can't move down. */
const times = Math.ceil(countArgument(count, 16) / 4) * 4;
/** All of them where none is chosen. */
const chosenOf = <T extends string | number>(all: readonly T[]): readonly T[] => {
  const named = all.filter((each) => chosen.includes(String(each)));
  return named.length === 0 ? all : named;
};
const acts = chosenOf(ACTS);
const RIVALS = {
  plain: {
    name: 'plain React',
    acts: plainActs,
    build: (folder: string) => buildRival(resolve('test/bench/edit/plain/index.tsx'), folder),
  },
  'react-admin': { name: 'react-admin', acts: reactAdminActs, build: buildReactAdmin },
} as const;
const rivals = chosenOf(['plain', 'react-admin'] as const);
const sizes = [
  { rows: 12, person: koyo, companyId: 'KOYO' },
  { rows: 200, person: northwind, companyId: 'NORTHWIND' },
  { rows: 1000, person: globetrot, companyId: 'GLOBETROT' },
];

const rowCounts = chosenOf(sizes.map(({ rows }) => rows));
const people = sizes.filter(({ rows }) => rowCounts.includes(rows));

const temporary = mkdtempSync(join(tmpdir(), 'bench-edit-'));
const closing: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })];

/** Measures the acts in a page of its own, at both speeds of the processor. */
async function measure(browser: Browser, open: (page: Page) => Promise<void>, made: Acts): Promise<Measured['edits']> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await installProbe(page);
    const devTools = await context.newCDPSession(page);
    // The processor time of the page's thread: what else runs on the machine does not count.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(page);
    const edits = new Map<string, readonly Edit[]>();
    for (const rate of [1, 4]) {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate });
      for (const name of acts) {
        const act = made[name];
        if (act) edits.set(`${name} ${rate}`, await measureAct(page, devTools, act, times));
      }
    }
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return edits;
  } finally {
    await context.close();
  }
}

try {
  await ensureBuild(['page', 'ssr', 'server']);
  const served: { readonly name: string; readonly acts: Acts; readonly url: string }[] = [];
  for (const rival of rivals) {
    const { name, acts: made, build } = RIVALS[rival];
    await build(join(temporary, rival));
    const { url, close } = await serveCompressed(join(temporary, rival));
    closing.push(close);
    served.push({ name, acts: made, url });
  }
  const dataDir = await copySample();
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  await fillCompanies(dataDir, Object.fromEntries(people.map(({ companyId, rows }) => [companyId, rows])));
  const service = await Service.start(dataDir);
  closing.push(() => service.kill());
  const browser = await launchBrowser();
  closing.push(() => browser.close());

  const measured: Measured[] = [];
  for (const { rows, person } of people) {
    const openOurs = async (page: Page): Promise<void> => {
      await page.context().addCookies([{ name: 'language', value: 'en-US', url: service.url }]);
      await signIn(page, person, service.url + person.home);
      await page.getByRole('grid').getByText('Reason 0000', { exact: true }).waitFor();
      // Scripts nobody waited for come while nothing is going on.
      await untilQuiet(page);
      await page.getByRole('button', { name: /^Drag/ }).first().waitFor();
    };
    const openRival = (url: string) => async (page: Page) => {
      await page.goto(`${url}?rows=${rows}`);
      await page.getByText('Reason 0000', { exact: true }).waitFor();
    };
    measured.push({ name: 'this application', rows, edits: await measure(browser, openOurs, ourActs) });
    for (const rival of served)
      measured.push({ name: rival.name, rows, edits: await measure(browser, openRival(rival.url), rival.acts) });
    process.stdout.write('.');
  }
  console.log('');
  printEdits(measured, acts satisfies readonly ActName[]);
} finally {
  for (const close of closing.toReversed()) await close();
}

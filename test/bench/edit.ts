import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { globetrot, koyo, northwind } from '../e2e/fixtures/people.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { countArgument } from './countArgument.ts';
import { buildComparedPage } from './edit/buildComparedPage.ts';
import { fillCompanies } from './edit/fillCompany.ts';
import { installProbe, measureAct, type Edit } from './edit/measureAct.ts';
import { ACTS, ourActs, plainActs, type ActName, type Acts } from './edit/acts.ts';
import { printEdits, type Measured } from './edit/printEdits.ts';
import { openService } from './openService.ts';
import { serveCompressed } from './serveCompressed.ts';
import { untilQuiet } from './untilQuiet.ts';

// Usage: npm run bench:edit -- [times] [act …] [rows …]
const [count, ...chosen] = process.argv.slice(2);
/**
 * Number of edits. A multiple of 4, because every fourth move restores the order of the rows, and a row at the end
 * cannot move down.
 */
const times = Math.ceil(countArgument(count, 16) / 4) * 4;
/** Returns the values that the command line lists, or all values if it lists none. */
const chosenOf = <T extends string | number>(all: readonly T[]): readonly T[] => {
  const listed = all.filter((each) => chosen.includes(String(each)));
  return listed.length === 0 ? all : listed;
};
const acts = chosenOf(ACTS);
const sizes = [
  { rows: 12, person: koyo, companyId: 'KOYO' },
  { rows: 200, person: northwind, companyId: 'NORTHWIND' },
  { rows: 1000, person: globetrot, companyId: 'GLOBETROT' },
];

const rowCounts = chosenOf(sizes.map(({ rows }) => rows));
const people = sizes.filter(({ rows }) => rowCounts.includes(rows));

const temporary = mkdtempSync(join(tmpdir(), 'bench-edit-'));
const closing: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })];

/** Measures the edits in a new page, first at full processor speed and then at a quarter of this speed. */
async function measure(
  browser: Browser,
  open: (page: Page) => Promise<void>,
  actsToRun: Acts,
): Promise<Measured['edits']> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await installProbe(page);
    const devTools = await context.newCDPSession(page);
    // Measure the CPU time of the page's thread, so that other programs on the machine do not affect the result.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(page);
    const edits = new Map<string, readonly Edit[]>();
    for (const rate of [1, 4]) {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate });
      for (const name of acts) {
        const act = actsToRun[name];
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
  await buildComparedPage(resolve('test/bench/edit/plain/index.tsx'), temporary);
  const plain = await serveCompressed(temporary);
  closing.push(plain.close);
  const counts = Object.fromEntries(people.map(({ companyId, rows }) => [companyId, rows]));
  const { service, browser } = await openService(closing, (dataDir) => fillCompanies(dataDir, counts));

  const measured: Measured[] = [];
  for (const { rows, person } of people) {
    const openOurs = async (page: Page): Promise<void> => {
      await page.context().addCookies([{ name: 'language', value: 'en-US', url: service.url }]);
      await signIn(page, person, service.url + person.home);
      await page.getByRole('grid').getByText('Reason 0000', { exact: true }).waitFor();
      // Wait until nothing is loading, because lazily loaded scripts must not arrive during a measurement.
      await untilQuiet(page);
      await page.getByRole('button', { name: /^Drag/ }).first().waitFor();
    };
    const openPlain = async (page: Page): Promise<void> => {
      await page.goto(`${plain.url}?rows=${rows}`);
      await page.getByText('Reason 0000', { exact: true }).waitFor();
    };
    measured.push({ name: 'this application', rows, edits: await measure(browser, openOurs, ourActs) });
    measured.push({ name: 'plain React', rows, edits: await measure(browser, openPlain, plainActs) });
    process.stdout.write('.');
  }
  console.log('');
  printEdits(measured, acts satisfies readonly ActName[]);
} finally {
  for (const close of closing.toReversed()) await close();
}

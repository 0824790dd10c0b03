import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { admin } from '../e2e/fixtures/people.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { countArgument } from './countArgument.ts';
import { buildRival } from './edit/buildRival.ts';
import { percentile, printRow } from './figures.ts';
import { launchBrowser } from './launchBrowser.ts';
import { serveCompressed } from './serveCompressed.ts';
import { openStore } from './service/stores.ts';
import { untilQuiet } from './untilQuiet.ts';

// Usage: npm run bench:scroll -- [merchants] [frames]. Scrolls the list of merchants, read from the service as it goes, beside a plain
// windowed list that has all its rows: how long a frame is, and how much of it the page's thread works.
const merchants = countArgument(process.argv[2], 100_000);
const frames = countArgument(process.argv[3], 600);
/** Of a frame: a quick turn of the wheel is 2,000 to 4,000 pixels a second, slow and fast drags aside. */
const STEPS = [20, 60, 240];

const temporary = mkdtempSync(join(tmpdir(), 'bench-scroll-'));
const closing: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })];

async function measure(browser: Browser, open: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: resolve('test/bench/scroll/scrollProbe.js') });
    const devTools = await context.newCDPSession(page);
    // The processor time of the page's thread: what else runs on the machine does not count.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async (): Promise<number> => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    await open(page);
    const cells: string[] = [];
    for (const pixels of STEPS) {
      await page.evaluate('window.scrollTo(0, 0)');
      await untilQuiet(page);
      const before = await worked();
      const took = await page.evaluate<number[]>(`__scroll.down(${frames}, ${pixels})`);
      const work = ((await worked()) - before) / took.length;
      cells.push(`${percentile(took, 0.5).toFixed(1)} / ${percentile(took, 0.95).toFixed(1)} / ${work.toFixed(1)}`);
    }
    return cells;
  } finally {
    await context.close();
  }
}

try {
  await ensureBuild(['page', 'ssr', 'server']);
  await buildRival(resolve('test/bench/scroll/plain.tsx'), join(temporary, 'plain'));
  const plain = await serveCompressed(join(temporary, 'plain'));
  closing.push(plain.close);
  const store = await openStore('embedded', merchants);
  closing.push(store.close);
  const service = await Service.start(store.address);
  closing.push(() => service.kill());
  const browser = await launchBrowser();
  closing.push(() => browser.close());

  const ours = await measure(browser, async (page) => {
    await page.context().addCookies([{ name: 'language', value: 'en-US', url: service.url }]);
    await signIn(page, admin, service.url + admin.home);
    await page.getByRole('table').waitFor();
    await untilQuiet(page);
  });
  const rival = await measure(browser, async (page) => {
    await page.goto(`${plain.url}?rows=${merchants}`);
    await page.getByRole('table').waitFor();
  });
  console.log(`${merchants} merchants, ${frames} frames, milliseconds: a frame's median / p95 / work of the thread`);
  printRow('pixels a frame', STEPS.map(String));
  printRow('this application', ours);
  printRow('plain windowed list', rival);
} finally {
  for (const close of closing.toReversed()) await close();
}

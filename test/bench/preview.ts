import { resolve } from 'node:path';
import type { Browser, CDPSession, Frame, Locator, Page } from '@playwright/test';
import { northwind } from '../e2e/fixtures/people.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { countArgument } from './countArgument.ts';
import { endBench } from './endBench.ts';
import { median, percentile, withRange } from './figures.ts';
import { openPage, openService, type Closing } from './openService.ts';
import { untilQuiet } from './untilQuiet.ts';

// Usage: npm run bench:preview -- [times]. Edits a heading. Measures the time from the keystroke to the end of the
// frame in which the customer preview shows the text. The CPU has full speed, or is slowed down four times. For
// comparison, also measures a page that only passes the text to an equally isolated frame. Its time is the part for
// which the browser is responsible.
const times = countArgument(process.argv[2], 30);
/** CPU slowdowns with the maximum 95th percentile in milliseconds. */
const GOALS = [
  [1, 16],
  [4, 50],
] as const;

/** Page for comparison: an input, and a frame with an opaque origin that shows the typed text. */
const BARE = `<!doctype html><label>Heading <input></label>
<iframe sandbox="allow-scripts" srcdoc="<h1></h1><script>onmessage = ({ data }) => { document.querySelector('h1').textContent = data; }</script>"></iframe>
<script>document.querySelector('input').onkeydown = ({ key, target }) => {
  if (key === 'Enter') document.querySelector('iframe').contentWindow.postMessage(target.value, '*');
}</script>`;

type Edited = { readonly page: Page; readonly heading: Locator; readonly frame: Frame };
type Took = ReadonlyMap<number, readonly number[]>;

const probe = { path: resolve('test/bench/previewProbe.js') };

async function openConsumerTextPage(browser: Browser, url: string): Promise<Edited> {
  const page = await openPage(browser, { url });
  await page.addInitScript(probe);
  await signIn(page, northwind, `${url}/NORTHWIND/wording`);
  const heading = page.getByRole('main').getByLabel('Heading', { exact: true });
  await page.frameLocator('iframe[title$="preview"]').getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(page);
  const frame = page.frames().find((each) => each.url().includes('/preview/'));
  if (!frame) throw new Error('no frame of the preview');
  return { page, heading, frame };
}

async function openBare(browser: Browser, url: string): Promise<Edited> {
  const page = await openPage(browser, { url });
  await page.addInitScript(probe);
  await page.route(`${url}/bare`, (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
  await page.goto(`${url}/bare`);
  await page.frameLocator('iframe').locator('h1').waitFor({ state: 'attached' });
  const [, frame] = page.frames();
  if (!frame) throw new Error('no frame beside the input');
  return { page, heading: page.getByLabel('Heading'), frame };
}

const untilIdle = (): Promise<void> =>
  new Promise((resume) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resume())));
  });

async function measure({ page, heading, frame }: Edited): Promise<Took> {
  const sessions: CDPSession[] = [await page.context().newCDPSession(page)];
  // Slow down the frame separately, because a frame with an opaque origin can have its own process.
  const own = await page
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);
  if (own) sessions.push(own);
  const shown = new Map<number, readonly number[]>();
  for (const [rate] of GOALS) {
    for (const session of sessions) await session.send('Emulation.setCPUThrottlingRate', { rate });
    const took: number[] = [];
    for (let nth = 0; nth <= times; nth += 1) {
      const text = `Send it back ${rate} ${nth}`;
      await heading.fill(text);
      await untilQuiet(page);
      // Wait for work that the typed text caused, because users take longer until they press Enter.
      await page.evaluate(untilIdle);
      await frame.evaluate(`globalThis.__shown = __preview.shows(${JSON.stringify(text)}); undefined`);
      await heading.press('Enter');
      const at = await frame.evaluate<number>('__shown');
      // Ignore the first edit, because it compiles functions.
      if (nth > 0) took.push(at - (await page.evaluate<number>('__preview.pressedAt()')));
    }
    shown.set(rate, took);
  }
  return shown;
}

const closing: Closing = [];
try {
  const { service, browser } = await openService(closing);
  const bare = await measure(await openBare(browser, service.url));
  const ours = await measure(await openConsumerTextPage(browser, service.url));
  console.log(
    'an edit, from its key to the end of the frame of the preview that shows it; milliseconds: median (least-most)',
  );
  for (const [rate] of GOALS) {
    console.log(`  processor ${rate} times slower`);
    const rows = { 'a bare page and frame': bare.get(rate) ?? [], 'wording and its preview': ours.get(rate) ?? [] };
    for (const [name, took] of Object.entries(rows))
      console.log(`    ${name.padEnd(26)}${withRange(took)}, p95 ${percentile(took, 0.95).toFixed(1)}`);
    console.log(`    ${(median(ours.get(rate) ?? []) / median(bare.get(rate) ?? [])).toFixed(1)} times the bare page`);
  }
  endBench(GOALS.every(([rate, goal]) => percentile(ours.get(rate) ?? [], 0.95) <= goal));
} finally {
  for (const close of closing.toReversed()) await close();
}

import { resolve } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { northwind } from '../e2e/fixtures/people.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { countArgument } from './countArgument.ts';
import { endBench } from './endBench.ts';
import { percentile, withRange } from './figures.ts';
import { openPage, openService, type Closing } from './openService.ts';
import { untilQuiet } from './untilQuiet.ts';

// Usage: npm run bench:preview -- [times]. A heading is worded: how long from the key that makes it pending to the end of the frame
// in which the customer's screen beside it shows it, at full speed and with the processor four times slower.
const times = countArgument(process.argv[2], 30);
/** Milliseconds that 95 of 100 edits stay within, by how much slower the processor is. */
const GOALS = [
  [1, 16],
  [4, 50],
] as const;

const closing: Closing = [];
const shown = new Map<number, readonly number[]>();
try {
  const { service, browser } = await openService(closing);
  const page = await openPage(browser, service);
  await page.addInitScript({ path: resolve('test/bench/previewProbe.js') });
  await signIn(page, northwind, `${service.url}/NORTHWIND/wording`);
  const heading = page.getByRole('main').getByLabel('Heading', { exact: true });
  const portal = page.frameLocator('iframe[title$="preview"]').getByRole('heading', { level: 1 });
  await portal.waitFor();
  await untilQuiet(page);
  const frame = page.frames().find((each) => each.url().includes('/preview/'));
  if (!frame) throw new Error('no frame of the preview');
  const sessions: CDPSession[] = [await page.context().newCDPSession(page)];
  // A frame without an origin may have a process of its own, which is slowed for itself.
  const own = await page
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);
  if (own) sessions.push(own);

  for (const [rate] of GOALS) {
    for (const session of sessions) await session.send('Emulation.setCPUThrottlingRate', { rate });
    const took: number[] = [];
    for (let nth = 0; nth <= times; nth += 1) {
      const text = `Send it back ${rate} ${nth}`;
      await heading.fill(text);
      await untilQuiet(page);
      await frame.evaluate(`globalThis.__shown = __preview.shows(${JSON.stringify(text)}); undefined`);
      await heading.press('Enter');
      const at = await frame.evaluate<number>('__shown');
      // The first is compiled as it runs.
      if (nth > 0) took.push(at - (await page.evaluate<number>('__preview.pressedAt()')));
    }
    shown.set(rate, took);
  }
} finally {
  for (const close of closing.toReversed()) await close();
}
console.log(
  'an edit, from its key to the end of the frame of the preview that shows it; milliseconds: median (least-most)',
);
for (const [rate, took] of shown)
  console.log(`  processor ${rate} times slower  ${withRange(took)}, p95 ${percentile(took, 0.95).toFixed(1)}`);
endBench(GOALS.every(([rate, goal]) => percentile(shown.get(rate) ?? [], 0.95) <= goal));

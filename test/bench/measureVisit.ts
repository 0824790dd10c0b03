import { resolve } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Emulated speed of CPU and network. Rates are in bytes per second. Latency is in milliseconds per request. */
export type Profile = { readonly name: string; readonly cpuRate: number; readonly network?: Network };
type Network = { readonly latency: number; readonly downloadThroughput: number; readonly uploadThroughput: number };

export const normal: Profile = { name: 'normal', cpuRate: 1 };
export const slowed: Profile = {
  name: 'slowed',
  cpuRate: 4,
  network: { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 },
};

type Probe = {
  readonly usable?: number;
  readonly handled?: number;
  readonly firstPaint?: number;
  readonly blocked: number;
  readonly isIntercepted?: boolean;
};
type Loaded = { readonly path: string; readonly startTime: number; readonly wireBytes: number };

/** Measurements of a visit with an empty cache. Times are in milliseconds since the start of the navigation. */
export type Visit = {
  readonly firstPaint: number;
  /** Time from which the first field accepts text. */
  readonly usable: number;
  /** Time from which the form has its submit handler. */
  readonly handled: number;
  /** Sum of the durations of long tasks, minus 50 ms each. */
  readonly blocked: number;
  /** Files loaded before the form has its submit handler, beginning with the document. `after` contains later files. */
  readonly before: readonly Loaded[];
  readonly after: readonly Loaded[];
};

export async function slowDown(context: BrowserContext, page: Page, profile: Profile): Promise<CDPSession> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (profile.network) await devTools.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuRate });
  return devTools;
}

const probePath = resolve('test/bench/pageProbe.js');

/**
 * Visits a sign-in page with an empty cache. Types and presses Enter, to check that the form really works at the
 * measured times.
 */
export async function measureVisit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: probePath });
    const devTools = await slowDown(context, page, profile);
    await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate('__probe.measured');
    await page.waitForLoadState('networkidle');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    await page.locator('#username').fill('somebody@example.com');
    await page.locator('#username').press('Enter');
    await page.evaluate('__probe.submitted');
    const probe = await page.evaluate<Probe>('({ ...__probe, measured: undefined, submitted: undefined })');
    const address = page.url();
    if (probe.isIntercepted !== true || address !== url || (await page.locator('#username').inputValue()) === '')
      throw new Error(`${url} did not handle a submit that it was measured to handle (${address}).`);

    const loaded = await page.evaluate<Loaded[]>(
      `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => ({ path: entry.name, startTime: entry.startTime, wireBytes: entry.transferSize }))`,
    );
    const { usable = NaN, handled = NaN, firstPaint = NaN, blocked } = probe;
    return {
      firstPaint,
      usable,
      handled,
      blocked,
      before: loaded.filter((each) => each.startTime < handled),
      after: loaded.filter((each) => each.startTime >= handled),
    };
  } finally {
    await context.close();
  }
}

import type { Browser } from '@playwright/test';
import { withMeasuredPage, type Profile } from './withMeasuredPage.ts';

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

/**
 * Visits a sign-in page with an empty cache. Types and presses Enter, to check that the form really works at the
 * measured times.
 */
export function measureVisit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  return withMeasuredPage(browser, { profile, probe: 'pageProbe.js' }, async (page, devTools) => {
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
  });
}

import type { Page } from '@playwright/test';

/** Milliseconds without a new response after which the page counts as loaded. */
const QUIET = 2000;

/** Waits until nothing is loading. Ignores event streams, because they never end. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const endTimes = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...endTimes) > quiet;
  }, QUIET);
}

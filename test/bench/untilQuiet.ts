import type { Page } from '@playwright/test';

/** Milliseconds without a new response. */
const QUIET = 2000;

/** Settles once nothing is loading. Ignores event streams, which never end. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const came = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...came) > quiet;
  }, QUIET);
}

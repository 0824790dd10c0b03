import type { Page } from '@playwright/test';

/** Milliseconds without anything that came. */
const QUIET = 2000;

/** Settles once nothing comes any more that a page waits for; a stream of events, which never ends, is none of that. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const came = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...came) > quiet;
  }, QUIET);
}

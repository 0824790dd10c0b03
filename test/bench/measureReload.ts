import type { Browser, Page } from '@playwright/test';
import { untilQuiet } from './untilQuiet.ts';
import { withMeasuredPage, type Profile, type StoredItems } from './withMeasuredPage.ts';

const FIRST_ROW = 'main :is([role=grid] [role=rowheader], th[scope=row])';

/** Milliseconds from the navigation to the first row in the document, without and with a filled cache. */
export type Reload = { readonly cold: number; readonly warm: number };

/**
 * Opens a page of return reasons with the given session storage: first with an empty cache, then with the cache that
 * this visit has filled.
 */
export function measureReload(browser: Browser, url: string, stored: StoredItems, profile: Profile): Promise<Reload> {
  return withMeasuredPage(browser, { profile, probe: 'drawnProbe.js', stored }, async (page) => ({
    cold: await visit(page, url),
    warm: await visit(page, url),
  }));
}

async function visit(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(FIRST_ROW).first().waitFor({ state: 'attached' });
  const drawn = await page.evaluate<number>('__drawn');
  // Wait until background loading is finished, because the second visit must find these files in the cache.
  await untilQuiet(page);
  return drawn;
}

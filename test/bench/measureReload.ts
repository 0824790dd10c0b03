import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { StoredItems } from './measureLoad.ts';
import { slowDown, type Profile } from './measureVisit.ts';
import { untilQuiet } from './untilQuiet.ts';

const probePath = resolve('test/bench/drawnProbe.js');

const FIRST_ROW = 'main :is([role=grid] [role=rowheader], th[scope=row])';

/** Milliseconds from the navigation to the first row in the document, without and with a filled cache. */
export type Reload = { readonly cold: number; readonly warm: number };

/**
 * Opens a page of return reasons with the given session storage: first with an empty cache, then with the cache that
 * this visit has filled.
 */
export async function measureReload(
  browser: Browser,
  url: string,
  stored: StoredItems,
  profile: Profile,
): Promise<Reload> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    }, stored);
    await context.addInitScript({ path: probePath });
    const page = await context.newPage();
    await slowDown(context, page, profile);
    return { cold: await visit(page, url), warm: await visit(page, url) };
  } finally {
    await context.close();
  }
}

async function visit(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(FIRST_ROW).first().waitFor({ state: 'attached' });
  const drawn = await page.evaluate<number>('__drawn');
  // Wait until background loading is finished, because the second visit must find these files in the cache.
  await untilQuiet(page);
  return drawn;
}

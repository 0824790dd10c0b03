import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { untilQuiet } from './untilQuiet.ts';

export type Loaded = { readonly path: string; readonly startTime: number; readonly wireBytes: number };

/** Measurements of one visit to a page behind sign-in, with an empty cache. */
export type Load = {
  /** Milliseconds from the navigation to the first row of the page's list in the document. */
  readonly drawn: number;
  /** Files loaded before the first row, beginning with the document. `after` contains later files. */
  readonly before: readonly Loaded[];
  readonly after: readonly Loaded[];
};

export type StoredItems = Readonly<Record<string, string>>;

const probePath = resolve('test/bench/drawnProbe.js');

/** Visits a page with an empty cache and the given session storage. */
export async function measureLoad(browser: Browser, url: string, stored: StoredItems): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    }, stored);
    await context.addInitScript({ path: probePath });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    const drawn = await page.evaluate<number>('__drawn');
    await untilQuiet(page);
    const loaded = await page.evaluate<Loaded[]>(
      `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => ({ path: entry.name, startTime: entry.startTime, wireBytes: entry.transferSize }))`,
    );
    return {
      drawn,
      before: loaded.filter(({ startTime }) => startTime < drawn),
      after: loaded.filter(({ startTime }) => startTime >= drawn),
    };
  } finally {
    await context.close();
  }
}

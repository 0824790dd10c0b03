import type { Browser } from '@playwright/test';
import { untilQuiet } from './untilQuiet.ts';
import { withMeasuredPage, type Profile, type StoredItems } from './withMeasuredPage.ts';

/** Milliseconds from the click on a link until the heading (`named`) or the complete page (`drawn`) is painted. */
export type PageChange = { readonly named: number; readonly drawn: number };

/** Measurements, keyed by the heading of the page. */
export type PageChanges = ReadonlyMap<string, PageChange>;

/**
 * Opens a page with the given session storage and waits until nothing is loading. Then opens every page of the
 * navigation for the first time.
 */
export function measurePageChange(
  browser: Browser,
  url: string,
  stored: StoredItems,
  profile: Profile,
): Promise<PageChanges> {
  return withMeasuredPage(browser, { profile, probe: 'pageChangeProbe.js', stored }, async (page, devTools) => {
    await page.goto(url, { waitUntil: 'commit' });
    const links = page.getByRole('navigation').first().getByRole('link');
    await links.first().waitFor();
    await untilQuiet(page);
    const changes = new Map<string, PageChange>();
    for (const link of await links.all()) {
      const path = new URL((await link.getAttribute('href')) ?? '', url).pathname;
      if (path === new URL(page.url()).pathname) continue;
      await page.evaluate((next) => (window as unknown as Probed).__expectPage(next), path);
      await link.click();
      const { heading, ...change } = await page.evaluate<Named>('__changed');
      changes.set(heading, change);
      await untilQuiet(page);
    }
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return changes;
  });
}

type Named = PageChange & { readonly heading: string };
type Probed = { __expectPage(path: string): void };

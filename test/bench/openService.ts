import type { Browser, Page } from '@playwright/test';
import type { Service } from '../e2e/fixtures/Service.ts';
import { startBuiltService } from '../e2e/fixtures/startBuiltService.ts';
import { launchBrowser } from './launchBrowser.ts';

/** Functions to call at the end of a benchmark, in reverse order. */
export type Closing = (() => unknown)[];

/**
 * Starts a browser, and the built service with a copy of the sample. `fill` can change the copy before the service
 * starts.
 */
export async function openService(
  closing: Closing,
  fill?: (dataDir: string) => Promise<void>,
): Promise<{ readonly service: Service; readonly browser: Browser }> {
  const { service, close } = await startBuiltService(fill && { fill });
  closing.push(close);
  const browser = await launchBrowser();
  closing.push(() => browser.close());
  return { service, browser };
}

/** Opens a page in English with 1280 by 900 pixels. */
export async function openPage(browser: Browser, { url }: Pick<Service, 'url'>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  await context.addCookies([{ name: 'language', value: 'en-US', url }]);
  return context.newPage();
}

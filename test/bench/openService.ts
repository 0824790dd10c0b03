import { rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { launchBrowser } from './launchBrowser.ts';

/** Functions to call at the end of a benchmark, in reverse order. */
export type Closing = (() => unknown)[];

/**
 * Starts a browser, and the built service with a copy of the sample. `fill` can change the copy before the service
 * starts.
 */
export async function openService(
  closing: Closing,
  fill: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<{ readonly service: Service; readonly browser: Browser }> {
  await ensureBuild(['page', 'ssr', 'server']);
  const dataDir = await copySample();
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  await fill(dataDir);
  const service = await Service.start(dataDir);
  closing.push(() => service.kill());
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

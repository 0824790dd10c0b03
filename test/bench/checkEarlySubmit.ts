import type { Browser } from '@playwright/test';
import { resolve } from 'node:path';
import { northwind, PASSWORD } from '../e2e/fixtures/people.ts';

/** So little that the form stands long before the first script has come. */
const CRAWL = { offline: false, latency: 150, downloadThroughput: 8 * 1024, uploadThroughput: 8 * 1024 };
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Types and presses "Sign in" while the scripts are on their way, then lets them come. Throws unless the person ends up
 * signed in with what was typed.
 */
export async function checkEarlySubmit(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: resolve('test/bench/pageProbe.js') });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', CRAWL);
    await page.goto(`${origin}${northwind.home}`, { waitUntil: 'commit' });
    await page.locator('#username').fill(northwind.email);
    await page.locator('#password').fill(PASSWORD);
    await page.locator('form button[type=submit]').click({ noWaitAfter: true });
    if (await page.evaluate<boolean>('__probe.handled !== undefined'))
      throw new Error('The scripts came before anything was pressed: this run proves nothing about an early submit.');
    await devTools.send('Network.emulateNetworkConditions', FULL_SPEED);
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  } finally {
    await context.close();
  }
}

import { resolve } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Emulated speed of CPU and network. Rates are in bytes per second. Latency is in milliseconds per request. */
export type Profile = { readonly name: string; readonly cpuRate: number; readonly network?: Network };
type Network = { readonly latency: number; readonly downloadThroughput: number; readonly uploadThroughput: number };

export const normal: Profile = { name: 'normal', cpuRate: 1 };
export const slowed: Profile = {
  name: 'slowed',
  cpuRate: 4,
  network: { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 },
};

export type StoredItems = Readonly<Record<string, string>>;

type Options = {
  readonly profile: Profile;
  /** Script of this folder that measures the page from inside. */
  readonly probe: string;
  readonly stored?: StoredItems;
};

/** Opens an empty page in a new browser context and closes it after `measure`. */
export async function withMeasuredPage<T>(
  browser: Browser,
  { profile, probe, stored }: Options,
  measure: (page: Page, devTools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    if (stored)
      await context.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
      }, stored);
    await context.addInitScript({ path: resolve('test/bench', probe) });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    if (profile.network)
      await devTools.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuRate });
    return await measure(page, devTools);
  } finally {
    await context.close();
  }
}

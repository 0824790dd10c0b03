import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/support/install/findChromium.mjs';

/** Starts a headless browser that makes no background requests. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

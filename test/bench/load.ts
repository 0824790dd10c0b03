import type { Browser } from '@playwright/test';
import { northwind } from '../e2e/fixtures/people.ts';
import { ReasonsPage } from '../e2e/fixtures/ReasonsPage.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { endBench } from './endBench.ts';
import { measureLoad, type StoredItems } from './measureLoad.ts';
import { openService, type Closing } from './openService.ts';
import { printLoad } from './printLoad.ts';

// Usage: npm run bench:load
const address = northwind.home;
const closing: Closing = [];
try {
  const { service, browser } = await openService(closing);

  const { clean, pending } = await signInAndEdit(browser, service.url);
  const isKept = [
    printLoad('nothing pending', await measureLoad(browser, service.url + address, clean)),
    printLoad('one change pending', await measureLoad(browser, service.url + address, pending)),
  ];
  endBench(!isKept.includes(false));
} finally {
  for (const close of closing.toReversed()) await close();
}

/** The session storage of somebody who has signed in, and the same after an edit. */
async function signInAndEdit(
  browser: Browser,
  url: string,
): Promise<{ readonly clean: StoredItems; readonly pending: StoredItems }> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const stored = (): Promise<StoredItems> => page.evaluate('({ ...sessionStorage })');
    await signIn(page, northwind, address);
    const reasons = new ReasonsPage(page);
    await reasons.table.waitFor();
    const [first = ''] = await reasons.texts();
    const clean = await stored();
    await reasons.switchOffer(first);
    await reasons.bar.waitFor();
    return { clean, pending: await stored() };
  } finally {
    await context.close();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { northwind } from '../e2e/fixtures/people.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { buildBarePages } from './buildBarePages.ts';
import { countArgument } from './countArgument.ts';
import { measureInTurns } from './measureInTurns.ts';
import type { StoredItems } from './withMeasuredPage.ts';
import { measurePageChange } from './measurePageChange.ts';
import { measureReload } from './measureReload.ts';
import { measureVisit } from './measureVisit.ts';
import { openService } from './openService.ts';
import { printPageChanges } from './printPageChanges.ts';
import { printPages } from './printPages.ts';
import { printReloads } from './printReloads.ts';
import { serveCompressed } from './serveCompressed.ts';

// Usage: npm run bench:page -- [rounds] [sign-in | reload | change]
const rounds = countArgument(process.argv[2], 7);
const only = process.argv[3];
const isWanted = (part: 'sign-in' | 'reload' | 'change'): boolean => only === undefined || only === part;

const temporary = mkdtempSync(join(tmpdir(), 'bench-page-'));
const closing: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })];
try {
  const { service, browser } = await openService(closing);
  const bare = await buildBarePages(temporary);
  const client = await serveCompressed(bare.client);
  closing.push(client.close);
  const hydrated = await serveCompressed(bare.hydrated);
  closing.push(hydrated.close);
  const reasons = await serveCompressed(bare.reasons, service.url);
  closing.push(reasons.close);

  if (isWanted('sign-in')) await measureSignIn(browser, [client.url, hydrated.url], service.url);
  if (isWanted('reload')) await measureReloads(browser, reasons.url, service.url);
  if (isWanted('change')) await measurePageChanges(browser, service.url);
} finally {
  for (const close of closing.toReversed()) await close();
}

async function measureSignIn(browser: Browser, bare: readonly [string, string], service: string): Promise<void> {
  const pages = [
    { name: 'bare, drawn by script', url: bare[0] },
    { name: 'bare, form in the HTML', url: bare[1] },
    { name: 'this application', url: service + northwind.home },
  ];
  const figures = await measureInTurns(pages, rounds, (url, profile) => measureVisit(browser, url, profile));
  await printPages(figures);
}

async function measureReloads(browser: Browser, bare: string, service: string): Promise<void> {
  const address = northwind.home;
  const stored = await storedBySignIn(browser, service + address);
  const pages = [
    { name: 'bare', url: bare.replace(/\/$/, address) },
    { name: 'this application', url: service + address },
  ];
  const measure = await measureInTurns(pages, rounds, (url, profile) => measureReload(browser, url, stored, profile));
  printReloads(measure[0]!, measure[1]!);
}

async function measurePageChanges(browser: Browser, service: string): Promise<void> {
  const address = service + northwind.home;
  const stored = await storedBySignIn(browser, address);
  const pages = [{ name: 'this application', url: address }];
  const [measured] = await measureInTurns(pages, rounds, (url, profile) =>
    measurePageChange(browser, url, stored, profile),
  );
  printPageChanges(measured!);
}

/** Signs a user in and returns the resulting session storage. */
async function storedBySignIn(browser: Browser, address: string): Promise<StoredItems> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    await signIn(page, northwind, address);
    return await page.evaluate<StoredItems>('({ ...sessionStorage })');
  } finally {
    await context.close();
  }
}

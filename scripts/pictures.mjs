import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { findChromium } from './support/install/findChromium.mjs';
import { root } from './support/root.mjs';
import { previewPage } from './support/build/previewPage.mjs';

// Usage: pictures.mjs. Takes screenshots of the demo for the README, into docs/pictures.
await ensureDependencies();
await ensureBuild(['demo']);
const host = await previewPage(join(root, 'dist/demo'), 0);
const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function open(path, { user, width = 1440, locale = 'en-GB', colorScheme = 'light' }) {
  const height = width < 600 ? 780 : 900;
  const page = await browser.newPage({ viewport: { width, height }, locale, colorScheme, reducedMotion: 'reduce' });
  await page.goto(host.url + path);
  await page.fill('#username', user);
  await page.fill('#password', 'Returns2026');
  return page;
}

const take = async (page, name) => {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

const signIn = async (page) => {
  await page.click('button[type=submit]');
  await page.getByRole('grid').or(page.getByRole('table')).getByRole('row').nth(2).waitFor();
};

/** Makes three edits: changes a text, adds a reason, and switches a reason off. */
async function edit(page) {
  await page.getByRole('button', { name: 'Actions for Wrong item' }).click();
  await page.getByRole('menuitem', { name: 'Edit reason' }).click();
  await page.getByLabel('Text the customer sees').fill('Not what I ordered');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('button', { name: 'Add reason' }).click();
  await page.getByLabel('Text the customer sees').fill('Arrived too late');
  await page.getByLabel('Code').fill('LATE');
  await page.getByRole('dialog').getByRole('button', { name: 'Add reason' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('label', { has: page.getByRole('switch', { name: 'Offer Unwanted gift' }) }).click();
  await page.mouse.move(0, 0);
}

const staff = 'staff@northwind.example';
const merchant = await open('/NORTHWIND/return-reasons', { user: staff });
await take(merchant, 'sign-in');
await signIn(merchant);
await edit(merchant);
await take(merchant, 'return-reasons');
await merchant.getByRole('button', { name: 'Review', exact: true }).click();
await merchant.getByRole('dialog').waitFor();
await take(merchant, 'review');

const admin = await open('/', { user: 'admin@auspost.example', colorScheme: 'dark' });
await signIn(admin);
await take(admin, 'merchants-dark');

const arabic = await open('/NORTHWIND/return-reasons', { user: staff, width: 360, locale: 'ar', colorScheme: 'dark' });
await signIn(arabic);
await take(arabic, 'return-reasons-arabic-phone');

await browser.close();
await host.close();

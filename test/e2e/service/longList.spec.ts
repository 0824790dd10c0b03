import type { Page } from '@playwright/test';
import { generateMerchants, SAMPLE_NOW } from '../../../sample/generateMerchants.ts';
import { makeSample } from '../../../sample/makeSample.ts';
import { insertCompanies } from '../../../server/infrastructure/postgres/companies/insertCompanies.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { admin } from '../fixtures/people.ts';
import { signIn } from '../fixtures/signIn.ts';
import { withBuiltService } from '../fixtures/startBuiltService.ts';
import { expect, test as base } from '../fixtures/test.ts';

const SEED = 2026;
const MERCHANTS = 3000;

async function addMerchants(dataDir: string): Promise<void> {
  const [owner] = makeSample({ seed: SEED, now: SAMPLE_NOW }).owners;
  if (!owner) throw new Error('The sample has no owner.');
  const database = await openPgliteDatabase(dataDir);
  await database.inMaintenance((trx) =>
    insertCompanies(trx, owner.rootOrgId, [...generateMerchants(owner, MERCHANTS, SEED)], SAMPLE_NOW),
  );
  await database.close();
}

const test = base.extend<object>({
  // Playwright reads the required fixtures from this pattern. This fixture requires no other fixture.
  // oxlint-disable-next-line no-empty-pattern
  service: ({}, use) => withBuiltService(use, { fill: addMerchants }),
});

/** The first and the last visible row and the number of rows, as the list shows them. */
async function placeIn(page: Page): Promise<readonly number[]> {
  const text = await page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/).innerText();
  return (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
}

const scrollTo = (page: Page, part: number): Promise<void> =>
  page.evaluate(`window.scrollTo(0, document.body.scrollHeight * ${part})`);

test('a list of thousands of merchants loads rows at any scroll position, reopens at the last position, and waits while the browser is offline [RT-8]', async ({
  page,
  context,
  service,
  complaints,
}) => {
  const requestedPages: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/companies')) requestedPages.push(search);
  });
  const table = page.getByRole('table', { name: 'Merchants' });
  const awaited = table.getByRole('cell', { name: 'Loading' });
  const reviews = table.getByRole('button', { name: /^Review / });
  await signIn(page, admin, service.url + admin.home);
  await expect(reviews.first()).toBeVisible();
  const [, , total = 0] = await placeIn(page);
  expect(total).toBeGreaterThan(MERCHANTS);

  await test.step('loads the rows at any scroll position', async () => {
    await scrollTo(page, 0.5);
    await expect.poll(async () => (await placeIn(page))[0]).toBeGreaterThan(MERCHANTS / 3);
    await expect(awaited).toHaveCount(0);
    expect(await reviews.count()).toBeGreaterThan(8);
    await scrollTo(page, 1);
    await expect.poll(() => placeIn(page)).toEqual([expect.any(Number), total, total]);
    await expect(awaited).toHaveCount(0);
    await expect(table.getByRole('row').last()).toHaveAttribute('aria-rowindex', String(total + 1));
  });

  await test.step('reopens at the last scroll position, and loads only one page of rows', async () => {
    await scrollTo(page, 0.6);
    await expect(awaited).toHaveCount(0);
    await expect.poll(async () => (await placeIn(page))[1]).toBeLessThan(total);
    const left = await placeIn(page);
    const name = await reviews.nth(4).getAttribute('aria-label');
    requestedPages.length = 0;
    await page.reload();
    await expect(table.getByRole('button', { name: name ?? '' })).toBeVisible();
    expect((await placeIn(page))[0]).toBe(left[0]);
    // The number of merchants that need attention is a separate request.
    const rows = requestedPages.filter((query) => !query.includes('state=attention'));
    expect(rows).toEqual([expect.stringContaining('offset=')]);
  });

  await test.step('waits while the browser is offline, and loads the rows once it is online', async () => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await scrollTo(page, 0.2);
    await expect(page.getByRole('alert').filter({ hasText: 'This needs a connection' })).toBeVisible();
    await expect(awaited.first()).toBeVisible();
    await context.setOffline(false);
    await expect(awaited).toHaveCount(0);
    await expect(reviews.first()).toBeVisible();
  });
});

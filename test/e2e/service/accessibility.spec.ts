import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../../src/domain/languages/language.ts';
import { examine } from '../fixtures/examine.ts';
import { admin, PASSWORD, type Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';

const merchants = {
  en: { email: 'staff@storefront.example', home: '/STOREFRONT' },
  ar: { email: 'staff@alnoor.example', home: '/ALNOOR' },
} as const satisfies Record<string, Person>;
/** Milliseconds: every state is looked at six times. */
test.describe.configure({ timeout: 300_000 });

const refusals = [/^500: /, /status of 500/, /^412: /, /status of 412/];

/** Opens the page in a language and signs in; nothing of it is found by its words. */
async function enter(page: Page, language: Language, { email, home }: Person, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url }]);
  await page.goto(home);
  await page.locator('#username').fill(email);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#password').press('Enter');
  await expect(page.locator('#content')).toBeVisible();
}

for (const language of ['en', 'ar'] as const) {
  const t = (key: string): string => textOf(language, key);
  const merchant = merchants[language];
  const rowsOf = (page: Page): Locator => page.getByRole('grid').getByRole('row');
  const barOf = (page: Page): Locator => page.getByRole('region', { name: t('changes.barLabel') });
  const publishOf = (page: Page): Locator =>
    barOf(page).getByRole('button', { name: t('publishing.publish'), exact: true });
  const changeFirstText = async (page: Page, text: string): Promise<void> => {
    const code = await rowsOf(page).nth(1).locator('bdi').innerText();
    await page.goto(`${merchant.home}/return-reasons?reason=${code}`);
    await page.getByRole('dialog').getByRole('textbox').first().fill(text);
    await page.getByRole('dialog').getByRole('textbox').first().press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  test(`sign-in is accessible in every state, in ${language}`, async ({ page, service, complaints }) => {
    complaints.expect(/401/);
    await page.context().addCookies([{ name: 'language', value: language, url: service.url }]);
    await page.goto('/NORTHWIND');
    await examine(page, 'sign-in');
    await page.locator('#username').fill('staff@northwind.example');
    await page.locator('#password').fill('wrong');
    await page.locator('#password').press('Enter');
    await expect(page.getByRole('alert')).toHaveText(t('constants.apiErrors.loginNotValid'));
    await examine(page, 'sign-in refused');
  });

  test(`an admin's pages are accessible, in ${language}`, async ({ page, service }) => {
    await enter(page, language, admin, service.url);
    await expect(page.getByRole('table').getByText('NORTHWIND', { exact: true })).toBeVisible();
    await examine(page, 'merchants');
    await page.getByRole('row').filter({ hasText: 'STOREFRONT' }).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'review dialog');
    await page.getByRole('dialog').getByRole('textbox').fill('Ticket 4711');
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await expect(page.getByRole('region', { name: t('reviewMode.label') })).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await examine(page, 'review mode');
    await page.goto('/configuration/no-such-page');
    await expect(page.getByRole('heading', { name: t('errors.notFoundPage.title') })).toBeVisible();
    await examine(page, 'not found');
  });

  test(`return reasons, their dialog, review and a failed publish are accessible, in ${language}`, async ({
    page,
    service,
    complaints,
  }) => {
    complaints.expect(...refusals);
    await enter(page, language, merchant, service.url);
    await expect(rowsOf(page).first()).toBeVisible();
    await examine(page, 'return reasons');

    await page.goto(`${merchant.home}/return-reasons?reason=DAMAGED`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'reason dialog');
    await page.getByRole('dialog').getByRole('textbox').first().fill('');
    await page.getByRole('dialog').getByRole('textbox').first().press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await examine(page, 'reason dialog with errors');

    await page.keyboard.press('Escape');
    await changeFirstText(page, 'Another text');
    await rowsOf(page).nth(2).locator('label').click();
    await examine(page, 'return reasons with changes');
    await barOf(page)
      .getByRole('button', { name: t('changes.review'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'review');
    await page.keyboard.press('Escape');

    await page.route(/update-company/, (route) => route.fulfill({ status: 500, body: '' }));
    await publishOf(page).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await examine(page, 'stopped publish');
    await page.unroute(/update-company/);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common.retry') })
      .click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(barOf(page).getByRole('button', { name: t('common.dismiss') })).toBeVisible();
    await examine(page, 'published');
  });

  test(`the history is accessible, in ${language}`, async ({ page, service }) => {
    await enter(page, language, merchant, service.url);
    await page.goto(`${merchant.home}/history`);
    await expect(page.getByRole('heading', { level: 1, name: t('history.title') })).toBeVisible();
    await expect(page.getByRole('status').first()).toBeEmpty();
    await examine(page, 'history');
    await page.goto(merchant.home);
    await changeFirstText(page, 'A text of another version');
    await publishOf(page).click();
    await expect(barOf(page).getByRole('button', { name: t('publishing.success.undo') })).toBeVisible();
    await page.goto(`${merchant.home}/history`);
    await page.getByRole('checkbox').first().focus();
    await page.getByRole('checkbox').nth(1).focus();
    await page.keyboard.press('Space');
    await examine(page, 'history with a version chosen');
    await page.getByRole('button', { name: t('history.compareWithCurrent') }).click();
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })).not.toHaveCount(0);
    await examine(page, 'two versions');
  });

  test(`a conflict is accessible, in ${language}`, async ({ page, service, openForAnother, complaints }) => {
    complaints.expect(...refusals);
    const other = await openForAnother();
    await enter(page, language, merchant, service.url);
    await enter(other, language, merchant, service.url);
    await changeFirstText(other, 'Theirs');
    await changeFirstText(page, 'Mine');
    await publishOf(other).click();
    await expect(other.getByRole('button', { name: t('publishing.published'), exact: true })).toBeVisible();
    await publishOf(page).click();
    await expect(page.getByRole('dialog', { name: t('publishing.conflict.title') })).toBeVisible();
    await examine(page, 'conflict');
  });

  test(`a page that could not be loaded is accessible, in ${language}`, async ({ page, service, complaints }) => {
    complaints.expect(...refusals);
    await page.route('**/api/merchant-config', (route) => route.fulfill({ status: 500, body: '' }));
    await page.context().addCookies([{ name: 'language', value: language, url: service.url }]);
    await page.goto(merchant.home);
    await page.locator('#username').fill(merchant.email);
    await page.locator('#password').fill(PASSWORD);
    await page.locator('#password').press('Enter');
    await expect(page.getByRole('alert').getByText(t('constants.apiErrors.default'))).toBeVisible();
    await examine(page, 'failed page');
  });
}

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { examine } from '../fixtures/examine.ts';
import { admin, alNoor as merchant, alNoorColleague, PASSWORD } from '../fixtures/people.ts';
import { expect, test, testInFull } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';

const language = 'ar';
const t = (key: string): string => textOf(language, key);
/** axe checks Arabic pages only here and only at desktop width. */
const examineOnPhone = (page: Page, state: string): Promise<void> => examine(page, state, 360);
const refusals = [/^500: /, /status of 500/, /^412: /, /status of 412/];

const chooseLanguage = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: 'language', value: language, url }]);
test.beforeEach(({ context, service }) => chooseLanguage(context, service.url));
test.afterEach(({ page }) => expect(page.locator('html')).toHaveAttribute('dir', 'rtl'));

/** Signs in without relying on English labels. */
async function submit(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#username').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
}

const rowsOf = (page: Page): Locator => page.getByRole('grid').getByRole('row');
const barOf = (page: Page): Locator => page.getByRole('region', { name: t('changes.barLabel') });
const publishOf = (page: Page): Locator =>
  barOf(page).getByRole('button', { name: t('publishing.publish'), exact: true });
const changeFirstText = async (page: Page, text: string): Promise<void> => {
  const code = await rowsOf(page).nth(1).locator('bdi').innerText();
  await page.goto(`${merchant.home}?reason=${code}`);
  await page.getByRole('dialog').getByRole('textbox').first().fill(text);
  await page.getByRole('dialog').getByRole('textbox').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
};

testInFull('the Arabic sign-in page fits a phone, with and without an error', async ({ page, complaints }) => {
  complaints.expect(/401/);
  await page.goto('/NORTHWIND/return-reasons');
  await examineOnPhone(page, 'sign-in');
  await submit(page, 'staff@northwind.example', 'wrong');
  await expect(page.getByRole('alert')).toHaveText(t('constants.apiErrors.loginNotValid'));
  await examineOnPhone(page, 'sign-in refused');
});

testInFull('an admin reviews a merchant in Arabic', async ({ page, enter }) => {
  await enter(page, admin);
  await expect(page.getByRole('table').getByText('NORTHWIND', { exact: true })).toBeVisible();
  await examineOnPhone(page, 'merchants');
  const dialog = page.getByRole('dialog');
  // Row heights still change after a width change. A click on a moving row has no effect.
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      const row = page.getByRole('row').filter({ hasText: 'STOREFRONT' });
      await row.getByRole('button').click({ timeout: 2000 });
    }
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await examineOnPhone(page, 'review dialog');
  await page.getByRole('dialog').getByRole('textbox').fill('Ticket 4711');
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page.getByRole('region', { name: t('reviewMode.label') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: t('home.rules.title') })).toBeVisible();
  await examineOnPhone(page, 'review mode');
  await page.goto('/configuration/no-such-page');
  await expect(page.getByRole('heading', { name: t('errors.notFoundPage.title') })).toBeVisible();
  await examineOnPhone(page, 'not found');
});

test('in Arabic, a merchant edits, reviews and publishes reasons, and retries a stopped publish', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.expect(...refusals);
  await enter(page, merchant);
  await expect(rowsOf(page).first()).toBeVisible();
  await examineOnPhone(page, 'return reasons');

  await page.goto(`${merchant.home}?reason=DAMAGED`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await examineOnPhone(page, 'reason dialog');
  await page.getByRole('dialog').getByRole('textbox').first().fill('');
  await page.getByRole('dialog').getByRole('textbox').first().press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await examineOnPhone(page, 'reason dialog with errors');

  await page.keyboard.press('Escape');
  await changeFirstText(page, 'Another text');
  await rowsOf(page)
    .nth(2)
    .locator('label', { has: page.getByRole('switch') })
    .click();
  await examineOnPhone(page, 'return reasons with changes');
  await barOf(page)
    .getByRole('button', { name: t('changes.review'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await examineOnPhone(page, 'review');
  await page.keyboard.press('Escape');

  await page.route(/update-company/, (route) => route.fulfill({ status: 500, body: '' }));
  await publishOf(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await examineOnPhone(page, 'stopped publish');
  await page.unroute(/update-company/);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.retry') })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(barOf(page).getByRole('button', { name: t('common.dismiss') })).toBeVisible();
  await examineOnPhone(page, 'published');
});

testInFull('a merchant compares two versions in Arabic', async ({ page, enter }) => {
  await enter(page, merchant);
  await page.goto(merchant.home.replace('return-reasons', 'history'));
  await expect(page.getByRole('heading', { level: 1, name: t('history.title') })).toBeVisible();
  await expect(page.getByRole('status').first()).toBeEmpty();
  await examineOnPhone(page, 'history');
  await page.goto(merchant.home);
  await changeFirstText(page, 'A text of another version');
  await publishOf(page).click();
  await expect(barOf(page).getByRole('button', { name: t('publishing.success.undo') })).toBeVisible();
  await page.goto(merchant.home.replace('return-reasons', 'history'));
  await page.getByRole('checkbox').first().focus();
  await page.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  await examineOnPhone(page, 'history with a version chosen');
  await page.getByRole('button', { name: t('history.compareWithCurrent') }).click();
  const title = t('history.compared.title').replace(/\{\{\w+\}\}/g, '.+');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })).not.toHaveCount(0);
  await examineOnPhone(page, 'two versions');
});

testInFull(
  'the Arabic dialog about a publish conflict fits a phone',
  async ({ page, service, enter, openForAnother, complaints }) => {
    complaints.expect(...refusals);
    const other = await openForAnother();
    await chooseLanguage(other.context(), service.url);
    await enter(page, merchant);
    await enter(other, alNoorColleague);
    await changeFirstText(other, 'Theirs');
    await changeFirstText(page, 'Mine');
    await publishOf(other).click();
    await expect(other.getByRole('button', { name: t('publishing.published'), exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('publishing.news.takeIn') })).toBeVisible();
    await examineOnPhone(page, 'published by somebody else');
    await publishOf(page).click();
    await expect(page.getByRole('dialog', { name: t('errors.stale.title') })).toBeVisible();
    await examineOnPhone(page, 'conflict');
  },
);

testInFull('the Arabic error of a page that cannot be loaded fits a phone', async ({ page, complaints }) => {
  complaints.expect(...refusals);
  await page.route('**/api/merchant-config', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(merchant.home);
  await submit(page, merchant.email, PASSWORD);
  await expect(page.getByRole('alert').getByText(t('constants.apiErrors.default'))).toBeVisible();
  await examineOnPhone(page, 'failed page');
});

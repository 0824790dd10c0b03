import { examine } from '../fixtures/examine.ts';
import { admin } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { actForMerchant, enterReview } from '../fixtures/reviewMerchant.ts';
import { expect, test } from '../fixtures/test.ts';

test('the merchants overview filters and sorts its list, and stores filter and order in its URL [RT-8]', async ({
  page,
  enter,
}) => {
  await enter(page, admin);
  await expect(page).toHaveURL('/merchants/overview');
  const table = page.getByRole('table', { name: 'Merchants' });
  const names = (): Promise<string[]> => table.locator('tbody tr td:first-child').allInnerTexts();
  await expect(table.getByText('Northwind Outdoor')).toBeVisible();
  await examine(page, 'merchants');

  await page.getByRole('searchbox', { name: 'Search merchants' }).fill('er');
  await expect(page).toHaveURL(/search=er/);
  await expect(table.getByText('Northwind Outdoor')).toBeHidden();
  await page.getByRole('button', { name: 'Sort by Merchant' }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(table.getByRole('columnheader', { name: 'Sort by Merchant' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: /Portal state/ }).click();
  await page.getByRole('option', { name: 'Live' }).click();
  await expect(page).toHaveURL(/state=live/);
  // The previous rows are shown until the response arrives.
  await expect(table.locator('tbody tr:has(td:nth-child(2))').filter({ hasNotText: 'Live' })).toHaveCount(0);
  await expect(page.getByText(/\d+ merchants? found/).first()).toBeVisible();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(0);
  const found = await names();
  expect(found).toEqual(found.toSorted((textBefore, right) => right.localeCompare(textBefore)));

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search merchants' })).toHaveValue('er');
  await expect.poll(names).toEqual(found);

  await page.getByRole('searchbox', { name: 'Search merchants' }).fill('nobody is called this');
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(table.getByText('Tinder Valley')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/merchants/overview?sort=-name');
  const place = page.getByText(/^\d+–\d+ of \d+$/);
  await expect(place).toHaveText(/^1–/);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(place).toHaveText(/^[2-9]–/);
  const textBefore = await place.innerText();

  await page.reload();
  await expect(place).toHaveText(textBefore);

  // A click on any part of a row opens the merchant.
  const last = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Review / }) })
    .last();
  const [name = ''] = (await last.innerText()).split('\n');
  await last.click({ position: { x: 60, y: 12 } });
  await expect(page.getByRole('dialog', { name: `Review ${name.split('\t')[0]}` })).toBeVisible();
  await page.getByRole('dialog').getByLabel('Reason').fill('Where the list was left');
  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(page).toHaveURL(/merchants\/[A-Z]+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page.getByRole('button', { name: 'Leave review' }).click();
  await expect(page).toHaveURL('/merchants/overview?sort=-name');
  await expect(place).toHaveText(textBefore);
});

test('an admin reviews a merchant, publishes on its behalf, and finds these actions in a verified activity log [BN-1] [BN-2] [RT-2] [PB-12] [API-1] [PB-16]', async ({
  page,
  enter,
}) => {
  const reasons = new ReasonsPage(page);
  const banner = page.getByRole('region', { name: 'Review mode' });
  const reviewDialog = page.getByRole('dialog', { name: /^Review Saltmarsh/ });
  const entry = (what: RegExp) => page.getByRole('button', { name: what }).first();
  await enter(page, admin);

  await test.step('enters a reason for the review', async () => {
    await page.getByRole('button', { name: /^Review Saltmarsh/ }).click();
    await expect(reviewDialog).toBeVisible();
    await page.goBack();
    await expect(reviewDialog).toBeHidden();
    await expect(page).toHaveURL('/merchants/overview');
    await page.goForward();
    await examine(page, 'review dialog');
    await reviewDialog.getByRole('button', { name: 'Start review' }).click();
    await expect(reviewDialog).toContainText('Fill in every required field.');
    await reviewDialog.getByLabel('Reason').fill('Ticket 4711: the size reason is misspelt');
    await reviewDialog.getByRole('button', { name: 'Start review' }).click();
    await expect(page).toHaveURL('/merchants/SALTMARSH/overview');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Return reasons/ })
      .click();
    await expect(banner).toContainText(/You are reviewing merchant .+ SALTMARSH/);
    await expect(reasons.table).toBeVisible();
    await expect(reasons.table).toContainText('Merchant pays');
    await examine(page, 'review mode');
  });

  await test.step('extends the review with another reason', async () => {
    await expect(banner.getByRole('timer')).toHaveText(/^\d+ min left$/);
    await banner.getByRole('button', { name: 'Extend' }).click();
    const question = page.getByRole('dialog', { name: 'Extend the review' });
    await question.getByLabel('Reason').fill('Still on the phone');
    await question.getByRole('button', { name: 'Extend review' }).click();
    await expect(question).toBeHidden();
    await expect(banner.getByRole('timer')).toHaveText('60 min left');
  });

  await test.step('cannot edit until the admin clicks “Act for”, which applies the attempted edit', async () => {
    await reasons.switchOffer('Wrong item');
    await expect(banner).toContainText('Not changed yet');
    await expect(reasons.bar).toBeHidden();
    await examine(page, 'review mode with an edit that waits');
    await actForMerchant(page);
    await expect(reasons.bar).toContainText('1 unsaved change');
    await reasons.bar.getByRole('button', { name: 'Undo' }).click();
  });

  await test.step('edits and publishes', async () => {
    await reasons.changeText('Wetsuit does not fit', 'The wetsuit does not fit');
    await reasons.publish();
    await expect(page.getByText('Changes are published for merchant SALTMARSH')).toBeVisible();
  });

  await test.step('must confirm before leaving the review with an unpublished change', async () => {
    await reasons.switchOffer('Wrong item');
    await banner.getByRole('button', { name: 'Leave review' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave review?' });
    await expect(question).toContainText('1 unpublished change will be discarded.');
    await question.getByRole('button', { name: 'Stay in review' }).click();
    await expect(reasons.bar).toContainText('1 unsaved change');
    await banner.getByRole('button', { name: 'Leave review' }).click();
    await question.getByRole('button', { name: 'Discard and leave' }).click();
    await expect(page).toHaveURL('/merchants/overview');
    await expect(banner).toBeHidden();
  });

  await test.step('finds the review and the publish in the activity log, with the old and the new value', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('button', { name: /^On behalf of a merchant/ }).click();
    await expect(page).toHaveURL(/behalf=true/);
    await expect(entry(/Started a review: .*Ticket 4711/)).toBeVisible();
    await expect(entry(/Started to act for the merchant/)).toBeVisible();
    await entry(/Published 1 change, version \d+/).click();
    const details = page.getByRole('region', { name: /Published 1 change/ });
    await expect(details).toContainText('Matches');
    await expect(details).toContainText('SALTMARSH');
    await expect(details.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(details).toContainText('The wetsuit does not fit');
    await examine(page, 'activity with an entry opened');
  });

  await test.step('verifies all seals, and shares the filtered list by its URL', async () => {
    await page.getByRole('button', { name: 'Check the seals' }).click();
    await expect(page.getByText(/^Unbroken since/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Only this merchant' }).click();
    await expect(page).toHaveURL(/merchant=SALTMARSH/);
    await page.reload();
    await expect(page.getByRole('button', { name: /Merchant$/ })).toContainText('Saltmarsh Surf');
    await expect(entry(/Left the review/)).toBeVisible();
  });

  await test.step('opens the version by its link, enters a reason again, and sees the published but not the discarded changes', async () => {
    await entry(/Published 1 change, version \d+/).click();
    await page.getByRole('link', { name: 'Show this version in the history' }).click();
    await enterReview(page, 'SALTMARSH', 'Look once more');
    await expect(page).toHaveURL(/\/merchants\/SALTMARSH\/history\?publish=/);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Return reasons/ })
      .click();
    await expect(reasons.row('The wetsuit does not fit')).toBeVisible();
    await expect(reasons.offer('Wrong item')).toBeChecked();
    await expect(reasons.bar).toBeHidden();
  });
});

import { PublishBar } from '../fixtures/PublishBar.ts';
import { examine } from '../fixtures/examine.ts';
import { admin } from '../fixtures/people.ts';
import { actForMerchant, enterReview } from '../fixtures/reviewMerchant.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// Other tests of this merchant must not see what this one publishes.
test.use({ stopsService: true });

test('an admin acts for a merchant, and the activity log names the acting admin and has an unbroken seal chain [API-1] [RT-2] [PB-16]', async ({
  page,
}) => {
  await signIn(page, admin);
  const entry = (what: RegExp) => page.getByRole('button', { name: what }).first();

  await test.step('publishes a change on the merchant’s behalf', async () => {
    await page.getByRole('searchbox').fill('Saltmarsh');
    await page.getByRole('button', { name: /^Review Saltmarsh/ }).click();
    await enterReview(page, 'Saltmarsh Surf', 'Ticket 48213');
    await actForMerchant(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Refunds' }).click();
    await page.getByRole('switch').first().press('Space');
    await new PublishBar(page).publish(1);
    await page.getByRole('button', { name: 'Leave review' }).click();
    await expect(page).toHaveURL(/\/merchants\/overview/);
  });

  await test.step('finds the publish, with each old and new value', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('button', { name: /^On behalf of a merchant/ }).click();
    await expect(page).toHaveURL(/behalf=true/);
    await expect(entry(/Started a review: .*Ticket 48213/)).toBeVisible();
    await expect(entry(/Began to act for the merchant/)).toBeVisible();
    await entry(/Published 1 change, version 2/).click();
    const details = page.getByRole('region', { name: /Published 1 change/ });
    await expect(details).toContainText('Matches');
    await expect(details).toContainText('SALTMARSH');
    await expect(details.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(details.getByText(/^O(n|ff)$/)).toHaveCount(2);
    await examine(page, 'activity with an entry opened');
  });

  await test.step('checks all seals, and shares the filtered view by its URL', async () => {
    await page.getByRole('button', { name: 'Check the seals' }).click();
    await expect(page.getByText(/^Unbroken since/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Only this merchant' }).click();
    await expect(page).toHaveURL(/merchant=SALTMARSH/);
    await page.reload();
    await expect(page.getByRole('button', { name: /Merchant$/ })).toContainText('Saltmarsh Surf');
    await expect(entry(/Left the review/)).toBeVisible();
  });

  await test.step('follows a link to the version in the merchant’s history, which requires a reason', async () => {
    await entry(/Published 1 change, version 2/).click();
    await page.getByRole('link', { name: 'Show this version in the history' }).click();
    await enterReview(page, 'SALTMARSH', 'Ticket 48213, once more');
    await expect(page).toHaveURL(/\/merchants\/SALTMARSH\/history\?publish=/);
    await expect(page.getByRole('main')).toContainText('Refunds');
    await page.getByRole('button', { name: 'Leave review' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Activity' }).click();
  });

  await test.step("finds an entry by the review's reason and by the acting user", async () => {
    await page.getByRole('searchbox').fill('ticket 48213');
    await expect(entry(/Started a review: .*Ticket 48213/)).toBeVisible();
    await expect(entry(/Signed in/)).toBeHidden();
    await page.getByRole('button', { name: /Acted by$/ }).click();
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    await expect(page).toHaveURL(/person=/);
    await page.getByRole('searchbox').clear();
  });

  await test.step('finds a change by the shown name of its page', async () => {
    await page.getByRole('searchbox').fill('refunds');
    await expect(entry(/Published 1 change, version 2/)).toBeVisible();
  });

  await test.step('sees no entries if nothing matches, and all again after a click', async () => {
    await page.getByRole('searchbox').fill('nobody is called this');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(entry(/Signed in/)).toBeVisible();
  });

  await test.step('exports the entries as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export / }).click();
    expect((await download).suggestedFilename()).toBe('activity.csv');
  });
});

import { examine } from '../fixtures/examine.ts';
import { sakuraya, yamatoAdmin } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { actForMerchant, enterReview } from '../fixtures/reviewMerchant.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

const MERCHANT = '桜屋呉服店';
const REASON = '注文と違う商品が届いた';

test('a merchant allows reviews by its owner’s admins, sees what they did, and withdraws the consent [RT-2] [PB-16] [RP-2]', async ({
  page,
  service,
  openForAnother,
  complaints,
}) => {
  // Expected refusals: before the merchant consents, and after it withdraws the consent.
  complaints.expect(/^403: .*\/review-sessions/, /status of 403 .*\/review-sessions/);
  // The owner is determined by the host name.
  const host = service.url.replace('127.0.0.1', 'yamato.localhost');
  const merchant = await openForAnother();
  const banner = page.getByRole('region', { name: 'Review mode' });
  const reviewDialog = page.getByRole('dialog', { name: `Review ${MERCHANT}` });
  const consent = merchant.getByRole('switch', { name: 'Allow ヤマト運輸 to review this portal' });
  const reasons = new ReasonsPage(page);
  const askToReview = () => page.getByRole('button', { name: `Review ${MERCHANT}` }).click();

  await test.step('an admin cannot review the merchant before it allows reviews', async () => {
    await signIn(page, yamatoAdmin, host + yamatoAdmin.home);
    await askToReview();
    await expect(reviewDialog).toContainText('This merchant doesn’t allow reviews.');
    await examine(page, 'review that waits for consent');
    await reviewDialog.getByLabel('Reason').fill('Ticket 4711');
    await reviewDialog.getByRole('button', { name: 'Start review' }).click();
    await expect(reviewDialog.getByRole('alert')).toContainText('The merchant doesn’t allow reviews');
    await expect(banner).toBeHidden();
  });

  await test.step('the merchant’s staff allow reviews, which takes effect at once', async () => {
    await signIn(merchant, sakuraya, host + sakuraya.home);
    await expect(consent).not.toBeChecked();
    await consent.press('Space');
    await expect(consent).toBeChecked();
    await examine(merchant, 'users with consent to reviews');
    await merchant.reload();
    await expect(consent).toBeChecked();
  });

  await test.step('an admin starts a read-only review with a reason, and starts acting for the merchant with a second click', async () => {
    await reviewDialog.getByRole('button', { name: 'Start review' }).click();
    await expect(banner).toContainText('Read-only until you act.');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Return reasons/ })
      .click();
    await reasons.switchOffer(REASON);
    await expect(banner).toContainText('Not changed yet');
    await actForMerchant(page);
    await reasons.publish();
    await expect(page.getByText('Changes are published for merchant SAKURAYA')).toBeVisible();
    await banner.getByRole('button', { name: 'Leave review' }).click();
    await expect(banner).toBeHidden();
  });

  await test.step('the merchant sees who reviewed the merchant, the reason, and what was published', async () => {
    await merchant.getByRole('navigation').getByRole('link', { name: 'History' }).click();
    await expect(merchant.getByRole('heading', { name: 'Reviews by ヤマト運輸' })).toBeVisible();
    const receipt = merchant.getByRole('listitem').filter({ hasText: 'Reason: Ticket 4711' });
    await expect(receipt).toContainText('Acted for the merchant; published:');
    await examine(merchant, 'history with a receipt of a review');
    await receipt.getByRole('button', { name: 'Version 2' }).click();
    await expect(merchant.getByRole('heading', { level: 1 })).toHaveText('Version 2');
    await expect(merchant.getByRole('listitem').filter({ hasText: REASON })).toContainText('After: Not offered');
    await merchant.goBack();
  });

  await test.step('a withdrawn consent ends an open review, and prevents the next review', async () => {
    await askToReview();
    await enterReview(page, MERCHANT, 'Ticket 4712');
    await merchant.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
    await consent.press('Space');
    await expect(consent).not.toBeChecked();
    await expect(merchant.getByText('ヤマト運輸 can no longer review this portal.')).toBeAttached();
    // Reads of the merchant's configuration, draft and events now get 404.
    complaints.expect(/^404: .*(SAKURAYA|merchant-config)/, /status of 404 .*(SAKURAYA|merchant-config)/);
    await page.reload();
    const ended = page.getByRole('dialog', { name: 'The review of SAKURAYA has ended' });
    await ended.getByRole('button', { name: 'Enter again' }).click();
    await expect(ended.getByRole('alert')).toContainText('The merchant doesn’t allow reviews');
    await ended.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/merchants\/overview$/);
    await expect(banner).toBeHidden();
    await askToReview();
    await expect(reviewDialog).toContainText('This merchant doesn’t allow reviews.');
    await reviewDialog.getByLabel('Reason').fill('Ticket 4713');
    await reviewDialog.getByRole('button', { name: 'Start review' }).click();
    await expect(reviewDialog.getByRole('alert')).toContainText('The merchant doesn’t allow reviews');
  });
});

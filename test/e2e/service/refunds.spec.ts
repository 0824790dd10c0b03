import { saltmarsh } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** The navigation lists the page only while refunds are enabled. */
test('a merchant sets what customers get back, sees a calculated example, and is warned before refunds are disabled [CF-7] [PY-1] [NV-2]', async ({
  page,
  enter,
}) => {
  await enter(page, saltmarsh, '/SALTMARSH/refunds');
  const inNavigation = page.getByRole('navigation').getByRole('link', { name: /Refunds/ });
  const example = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Example of a return' }) });
  const fee = page.getByLabel('Restocking fee');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });

  await test.step('sets a fee and a currency, and reads the example', async () => {
    const currency = page.getByRole('combobox', { name: 'Currency of the portal' });
    const option = page.getByRole('option', { name: 'New Zealand Dollar (NZD)' });
    // A page that is still scrolling to the field closes the list, also for a user.
    await expect(async () => {
      await currency.fill('nzd');
      await option.click({ timeout: 2000 });
      await expect(currency).toHaveValue('New Zealand Dollar (NZD)', { timeout: 2000 });
    }).toPass();
    // Leaving a number field clears the list's announcement.
    await fee.fill('12.5');
    await fee.press('Tab');
    await expect(example).toContainText('$87.50');
    await expect(example).toContainText('Depends on the reason');
    await expect(bar).toContainText('2 unsaved changes');
  });

  await test.step('publishes, and who pays follows from the reasons', async () => {
    await page.getByRole('switch', { name: 'Customers pay in the portal' }).press('Space');
    const sent = page.waitForRequest((request) => request.url().includes('/update-company/'));
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    expect((await sent).postData()).toContain('"customerPayments":{"isEnabled":false,"paymentType":"BOTH_PAID"}');
    await expect(bar).toContainText('3 changes are live');
    await page.reload();
    await expect(fee).toHaveValue('12.5');
  });

  await test.step('disables refunds, and sees what customers lose', async () => {
    await expect(inNavigation).toBeVisible();
    await page.getByRole('switch', { name: 'Give refunds' }).press('Space');
    await bar.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: /^Review 1 change/ });
    await expect(review).toContainText('customers no longer get their money back');
    await review.locator('[data-banner]').getByRole('button', { name: 'Go to Refunds' }).click();
    await expect(page.getByRole('switch', { name: 'Give refunds' })).toBeFocused();
    await expect(page).toHaveURL(/\?field=refunds\.enabled$/);
    await bar.getByRole('button', { name: 'Review' }).click();
    await review.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(bar).toContainText('1 change is live');
    await expect(inNavigation).toBeHidden();
    await page.goto('/SALTMARSH/return-reasons?field=refunds.enabled');
    await expect(page.getByRole('alert')).toContainText('That setting isn’t on this page right now.');
  });
});

import { examine } from '../fixtures/examine.ts';
import { demo } from '../fixtures/people.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

test('a merchant edits the return form, previews it as customers will see it, and publishes it [RS-4] [RS-6] [CF-6] [CT-4]', async ({
  page,
}) => {
  await signIn(page, demo, '/DEMO/return-form');
  const preview = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What the customer sees' }) });
  const portal = page.frameLocator('iframe[title$="preview"]');
  const heading = page.getByLabel('Name of the order number field');
  const pattern = page.getByLabel('Order number pattern');

  await test.step('sees each edit in the preview, which validates input as for a customer', async () => {
    await heading.fill('Receipt number');
    await pattern.fill('^R-[0-9]+$');
    await pattern.press('Enter');
    await expect(portal.getByLabel('Receipt number')).toBeVisible();
    await portal.getByLabel('Receipt number').fill('1');
    await expect(portal.getByText('This order number is not accepted.')).toBeVisible();
    await preview.getByText('Published', { exact: true }).click();
    await expect(portal.getByLabel('Receipt number')).toBeHidden();
    await preview.getByText('Pending', { exact: true }).click();
    await examine(page, 'return form with the preview');
  });

  await test.step('goes through the five screens, on a phone and on a desktop, in a customer’s language', async () => {
    for (const name of ['Choose what to return', 'How will you send it?', 'Check and book', 'Your return is booked']) {
      await portal
        .getByRole('button', { name: /^(Continue|Book this return)$/ })
        .last()
        .click();
      await expect(portal.getByRole('heading', { name, level: 1 })).toBeVisible();
    }
    await expect(preview.getByRole('button', { name: /^5\. Done/ })).toHaveAttribute('aria-current', 'step');
    await preview.getByRole('radio', { name: 'Computer' }).check({ force: true });
    await preview.getByRole('button', { name: /^2\. Items/ }).click();
    await expect(portal.getByText('You get back').first()).toBeVisible();
    await preview.getByRole('radio', { name: 'Phone' }).check({ force: true });
  });

  await test.step('clicks a part of the preview, which opens the page that edits it, and goes back', async () => {
    await preview.getByRole('button', { name: /^1\. Details/ }).click();
    await preview.getByText('Select a part to edit it').click();
    await portal.getByText('Why are you sending it back?').click();
    await expect(page).toHaveURL(/\/DEMO\/wording\?field=/);
    await page.goBack();
    await expect(heading).toHaveValue('Receipt number');
  });

  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toContainText('2 unsaved changes');
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar).toContainText('2 changes are live');
  await page.reload();
  await expect(heading).toHaveValue('Receipt number');
  await expect(pattern).toHaveValue('^R-[0-9]+$');
});

import { examine } from '../fixtures/examine.ts';
import { admin, northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// What the owner publishes affects every merchant.
test.use({ stopsService: true });

test('an admin limits return windows, sees the affected merchants, and a merchant is refused a longer window [CF-6] [VL-maxDueDateDays] [PB-5]', async ({
  page,
  browser,
}) => {
  await signIn(page, admin, '/configuration/features');
  const publishing = new PublishBar(page);

  await test.step('sets a limit, and sees which merchants exceed it', async () => {
    const longest = page.getByRole('textbox', { name: 'Longest return window' });
    await longest.fill('30');
    await longest.press('Enter');
    await expect(page.getByRole('link', { name: /^Merchants over the limit: \d+$/ })).toBeVisible();
    await examine(page, 'limits of the owner');
    await publishing.publish(1);
  });

  await test.step('a merchant’s dialog refuses a longer window, and accepts one within the limit', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const other = await context.newPage();
    await signIn(other, northwind, new URL('/NORTHWIND/return-rules?new=rule', page.url()).href);
    const dialog = other.getByRole('dialog', { name: 'Add a rule' });
    await expect(dialog).toContainText('Whole days; your plan allows up to 30.');
    await dialog.getByLabel('Name').fill('Winter coats');
    await dialog.getByRole('button', { name: /^Remove condition/ }).click();
    const days = dialog.getByLabel('Can be returned for');
    await days.fill('31');
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    await expect(dialog).toContainText('Enter a return window within the limit of your plan.');
    await expect(days).toHaveAttribute('aria-invalid', 'true');
    await examine(other, 'rule with a window that is too long');
    await days.fill('30');
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    await expect(dialog).toBeHidden();
    await context.close();
  });
});

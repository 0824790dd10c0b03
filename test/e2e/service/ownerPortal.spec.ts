import { examine } from '../fixtures/examine.ts';
import { admin, northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// A publish of the owner affects every merchant.
test.use({ stopsService: true });

test('an admin publishes the owner’s colour, a link, a feature and a limit, which affect a merchant’s staff [CF-1] [BN-3] [PB-5] [CF-6] [VL-maxDueDateDays]', async ({
  page,
  browser,
}) => {
  await signIn(page, admin, '/merchants/overview');
  const publishing = new PublishBar(page);
  const go = (name: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();

  await test.step('changes the main colour, and previews it as merchants will see it', async () => {
    await go('Branding');
    const colour = page.getByRole('textbox', { name: 'Main colour', exact: true });
    await colour.fill('#0a7d4b');
    await colour.press('Enter');
    await expect(page.locator('[data-accent="#0a7d4b"][inert]')).toBeVisible();
    await examine(page, 'branding of the owner');
  });

  await test.step('changes a link, enables a feature and limits return windows, and sees which merchants are affected', async () => {
    await go('Footer links');
    const privacy = page.getByRole('textbox', { name: 'Privacy policy' });
    await privacy.fill('https://www.auspost.example/privacy-2027');
    await privacy.press('Enter');
    await go('Features');
    await page.getByRole('switch', { name: 'Several languages' }).press('Space');
    await expect(page.getByText(/^Affects all merchants: \d+/)).toBeVisible();
    const longest = page.getByRole('textbox', { name: 'Longest return window' });
    await longest.fill('30');
    await longest.press('Enter');
    await expect(page.getByRole('link', { name: /^Merchants over the limit: \d+$/ })).toBeVisible();
    await examine(page, 'features of the owner');
    await go('Overview');
    await expect(page.getByText(/^[12] changed$/)).toHaveCount(3);
    await examine(page, 'configuration of the owner');
  });

  await test.step('publishes; a merchant’s staff see the changes and cannot set a longer return window', async () => {
    await publishing.publish(4);
    await expect(page.getByRole('link', { name: 'Privacy' }).first()).toHaveAttribute(
      'href',
      'https://www.auspost.example/privacy-2027',
    );
    const context = await browser.newContext({ locale: 'en-GB' });
    const other = await context.newPage();
    await signIn(other, northwind, new URL('/NORTHWIND/return-rules?new=rule', page.url()).href);
    await expect(other.locator('html')).toHaveAttribute('data-accent', '#0a7d4b');
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

  await test.step('moves a page of the admins’ navigation, and moves it back', async () => {
    await go('Admins’ navigation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admins’ navigation');
    await page.getByRole('button', { name: 'Actions for Activity' }).click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect(publishing.bar).toContainText('1 unsaved change');
    await examine(page, 'navigation of the admins');
    await publishing.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(publishing.bar).not.toContainText('unsaved');
  });
});

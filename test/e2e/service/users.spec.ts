import type { Locator } from '@playwright/test';
import { examine } from '../fixtures/examine.ts';
import { northwind, northwindColleague } from '../fixtures/people.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

const USERS = '/NORTHWIND/users';

test('a merchant’s staff invite a user, and disable a colleague, who is signed out [RT-4] [NV-7] [AU-17]', async ({
  page,
  context,
  openForAnother,
  complaints,
}) => {
  const row = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
  const choose = async (name: string, entry: string): Promise<void> => {
    await row(name)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    // The menu of another user may still fade out.
    await page
      .getByRole('menu', { name: `Actions for ${name}` })
      .getByRole('menuitem', { name: entry })
      .click();
  };
  const dialog = page.getByRole('dialog');
  const colleague = await openForAnother();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('invites a user, and copies the link, which is shown once', async () => {
    await signIn(page, northwind);
    await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL(USERS);
    await expect(row('Tomás Rivera')).toContainText('Invited');
    await examine(page, 'users');
    await page.getByRole('button', { name: 'Invite user' }).click();
    await dialog.getByLabel('Name').fill('Ines Ito');
    await dialog.getByLabel('E-mail address').fill('ines@northwind.example');
    await dialog.getByRole('button', { name: 'Invite user' }).click();
    const link = await dialog.getByLabel('Link').inputValue();
    const { origin, pathname, hash } = new URL(link);
    expect({ origin, pathname }).toEqual({ origin: new URL(page.url()).origin, pathname: '/NORTHWIND' });
    expect(hash).toMatch(/^#set-password=[\w-]{40,}$/);
    await examine(page, 'a link to pass on');
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(row('Ines Ito')).toContainText('Invited');
  });

  await test.step('disables a colleague, whose next request is refused', async () => {
    await signIn(colleague, northwindColleague);
    complaints.expect(/^401: /, /status of 401/);
    await choose('Priya Nair', 'Turn off');
    await expect(row('Priya Nair')).toContainText('Off');
    await colleague.reload();
    await expect(colleague.getByRole('textbox', { name: 'Password' })).toBeVisible();
  });

  await test.step('enables the colleague again, and removes the invited user', async () => {
    await choose('Priya Nair', 'Turn on');
    await expect(row('Priya Nair')).toContainText('Active');
    await choose('Ines Ito', 'Remove');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove user' }).click();
    await expect(row('Ines Ito')).toBeHidden();
  });
});

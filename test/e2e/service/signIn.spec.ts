import { examine } from '../fixtures/examine.ts';
import { northwind, PASSWORD } from '../fixtures/people.ts';
import { expectPages, signIn, submitSignIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

const refused = [/^401: .*\/oauth\/token/, /status of 401 .*\/oauth\/token/];

test('a wrong password is refused with one sentence; the right one at another company’s address leads to the own company [AU-2] [AU-14]', async ({
  page,
  complaints,
}) => {
  complaints.expect(...refused);
  await page.goto('/NORTHWIND/return-reasons');
  await examine(page, 'sign-in');
  await submitSignIn(page, northwind.email, 'not my password');
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
  await expect(page.getByLabel('E-mail')).toHaveValue(northwind.email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await examine(page, 'sign-in refused');

  await page.goto('/');
  await submitSignIn(page, northwind.email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Sign in at your company’s own address.');
  await examine(page, 'sign-in at another address');
  await page.getByRole('link', { name: 'Go to the sign-in of NORTHWIND' }).click();
  await expect(page).toHaveURL('/NORTHWIND');
  await submitSignIn(page, northwind.email, PASSWORD);
  await expectPages(page);
});

test('an empty field is reported before a malformed one, and has the focus [FM-1]', async ({ page }) => {
  await page.goto('/NORTHWIND/return-reasons');
  await submitSignIn(page, 'no address', '');
  await expect(page.getByRole('alert')).toHaveText('Fill in every required field.');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await submitSignIn(page, 'no address', 'secret');
  await expect(page.getByText('Enter an e-mail address, like name@company.example.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('staff of a disabled company see that it is disabled and cannot sign in', async ({ page, complaints }) => {
  complaints.expect(/^40[13]: /, /status of 40[13]/);
  await page.goto('/OLDMILL');
  await submitSignIn(page, 'staff@oldmill.example', 'Returns2026');
  await expect(page.getByRole('alert')).toHaveText('This company is disabled. Ask your carrier to enable it.');
});

test('a merchant who opens the address of another company is signed out [AU-6]', async ({ page }) => {
  await signIn(page, northwind);
  await page.goto('/GLOBETROT/return-reasons');
  await expect(page.getByText('For the staff of company GLOBETROT.')).toBeVisible();
  await expect(page.getByText('Northwind Outdoor')).toBeHidden();
  await page.goto('/NORTHWIND/return-reasons');
  await expect(page.getByText('For the staff of company NORTHWIND.')).toBeVisible();
});

test('a lower-case company id is corrected, and the query and hash are unchanged [RT-1]', async ({ page }) => {
  await signIn(page, northwind, '/northwind/return-reasons?reason=SIZE#top');
  await expect(page).toHaveURL('/NORTHWIND/return-reasons?reason=SIZE#top');
  await expect(page.getByRole('dialog', { name: 'Edit SIZE' })).toBeVisible();
});

test('a deep link is opened after sign-in [RT-5]', async ({ page }) => {
  await signIn(page, northwind, '/NORTHWIND/return-reasons?new=reason');
  await expect(page.getByRole('dialog', { name: 'Add reason' })).toBeVisible();
});

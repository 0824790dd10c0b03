import { examine } from '../fixtures/examine.ts';
import { northwind, PASSWORD } from '../fixtures/people.ts';
import { expectPages, signIn, submitSignIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

test("a wrong password and a disabled company show different errors; credentials of another company lead to that company's URL [AU-2] [AU-14]", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^40[13]: /, /status of 40[13]/);
  await page.goto('/NORTHWIND/return-reasons');
  await examine(page, 'sign-in');
  await submitSignIn(page, northwind.email, 'not my password');
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
  await expect(page.getByLabel('E-mail')).toHaveValue(northwind.email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await examine(page, 'sign-in refused');

  await page.goto('/OLDMILL');
  await submitSignIn(page, 'staff@oldmill.example', PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('This company is disabled. Ask your carrier to enable it.');

  await page.goto('/');
  await submitSignIn(page, northwind.email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Sign in at your company’s own address.');
  await examine(page, 'sign-in at another address');
  await page.getByRole('link', { name: 'Go to the sign-in of NORTHWIND' }).click();
  await expect(page).toHaveURL('/NORTHWIND');
  await submitSignIn(page, northwind.email, PASSWORD);
  await expectPages(page);
});

test('a URL with a lower-case company id, query and hash opens after sign-in; another company’s URL signs the user out [RT-1] [RT-5] [AU-6]', async ({
  page,
}) => {
  await signIn(page, northwind, '/northwind/return-reasons?reason=SIZE#top');
  await expect(page).toHaveURL('/NORTHWIND/return-reasons?reason=SIZE#top');
  await expect(page.getByRole('dialog', { name: 'Edit SIZE' })).toBeVisible();
  await page.goto('/GLOBETROT/return-reasons');
  await expect(page.getByText('For the staff of company GLOBETROT.')).toBeVisible();
  await expect(page.getByText('Northwind Outdoor')).toBeHidden();
  await page.goto('/NORTHWIND/return-reasons');
  await expect(page.getByText('For the staff of company NORTHWIND.')).toBeVisible();
});

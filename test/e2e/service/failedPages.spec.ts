import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a configuration that cannot be loaded shows an error with a retry button, and an unknown path shows a link back [SH-8] [RT-7]', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^500: .*merchant-config/, /status of 500 .*merchant-config/);
  let isBroken = true;
  await page.route('**/api/merchant-config', (route) =>
    isBroken ? route.fulfill({ status: 500, body: 'out of order' }) : route.continue(),
  );
  const warning = page.waitForEvent('console', (message) => message.text().includes('page_load_failure'));
  await page.goto('/NORTHWIND/return-reasons');
  await page.getByLabel('E-mail').fill(northwind.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Returns2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('alert').getByText('Something went wrong on our side. Try again in a moment.'),
  ).toBeVisible();
  await warning;
  await examine(page, 'failed page');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Return reasons', level: 1 })).toBeVisible();

  await page.goto('/NORTHWIND/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  await examine(page, 'not found');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/NORTHWIND/overview');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rule health' })).toBeVisible();
  await examine(page, 'home');
});

test('missing or malformed page settings show an error in the middle of the page that names the setting [BR-1]', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^404: .*env\.js/, /status of 404 .*env\.js/, /env\.js/);
  const set = async (script: (served: string) => { readonly status?: number; readonly body: string }) => {
    await page.unrouteAll();
    await page.route('**/env.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, ...script(await response.text()) });
    });
    await page.goto('/NORTHWIND');
  };
  const isNotSetUp = (setting: string) =>
    expect(page.getByRole('alert')).toHaveText(
      `This page is not set up: the setting “${setting}” is missing or malformed.`,
    );
  await set((served) => ({ body: `${served}delete window.__ENV__.clientKey;` }));
  await isNotSetUp('clientKey');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  await set((served) => ({ body: `${served}window.__ENV__.merchantRoles = 'staff';` }));
  await isNotSetUp('merchantRoles');
  await set(() => ({ status: 404, body: '' }));
  await isNotSetUp('/env.js');
});

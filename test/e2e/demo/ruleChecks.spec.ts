import { examine } from '../fixtures/examine.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ baseURL: ({ demoUrl }, use) => use(demoUrl) });

test('a merchant adds a check, sees in the review that a rule edit breaks it, and fixes the rule or accepts the new outcome [RL-7] [PB-5]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const dialog = page.getByRole('dialog');
  const open = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

  await test.step('creates a check from an item in the simulator', async () => {
    await page.goto('/NORTHWIND');
    await page.getByRole('button', { name: 'Sign in as merchant Northwind Outdoor' }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Return rules/ })
      .click();
    await main.getByRole('link', { name: 'Try an item' }).click();
    await page.getByLabel('Bought').fill('2026-11-01');
    await page.getByLabel('Return requested on').fill('2026-11-21');
    await main.getByRole('button', { name: 'Turn this case into a check' }).click();
    await expect(dialog.getByRole('checkbox', { name: /^Return window: 30 days/ })).toBeChecked();
    await examine(page, 'turn a case into a check');
    await dialog.getByLabel('Name').fill('All can be returned for 30 days');
    await page.keyboard.press('Enter');
    await expect(main).toContainText('is now a check.');
  });

  await test.step("shortens the return window, and sees the check's new result next to the rules and in the review", async () => {
    await main.getByRole('link', { name: 'Return rules' }).click();
    await main.getByText('Everything within 30 days', { exact: true }).click();
    await dialog.getByLabel('Can be returned for').fill('14');
    await dialog.getByRole('button', { name: 'Apply changes' }).click();
    await expect(main).toContainText('1 check fails');
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog).toContainText('Result: expected Can be returned, after publishing Too late');
    await expect(dialog).toContainText('after publishing 14 days, counted from: Purchase');
    await examine(page, 'review with a broken check');
    await dialog.getByRole('button', { name: 'See the checks' }).click();
    await expect(page.getByRole('heading', { name: 'Checks', level: 1 })).toBeVisible();
    await expect(main).toContainText('Fails because of unpublished changes');
    await examine(page, 'checks');
  });

  await test.step('fixes the rule by undoing the edit, then repeats the edit and accepts the new outcome', async () => {
    await bar.getByRole('button', { name: 'Undo' }).click();
    await expect(main).toContainText('1 check passes');
    await page.keyboard.press('Control+Shift+z');
    await expect(main).toContainText('1 check fails');
    await main.getByRole('button', { name: /^Accept the new outcome/ }).click();
    await expect(main).toContainText('Passes with unpublished changes');
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog).not.toContainText('fails');
    await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(bar).toContainText('1 change is live');
    await expect(main).toContainText('Passes');
    await open('Simulator');
    await expect(page.getByRole('heading', { name: 'Simulator', level: 1 })).toBeVisible();
  });
});

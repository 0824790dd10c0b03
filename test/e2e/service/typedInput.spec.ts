import type { Locator, Page } from '@playwright/test';
import { examine } from '../fixtures/examine.ts';
import { globetrot } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// Publishes of other tests for the same merchant must not interfere with what is typed here.
test.use({ stopsService: true });

const SETTINGS = '/GLOBETROT/settings';

/** Any automatic focus change happens within two frames. */
async function expectFocusToStay(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  await expect(field).toBeFocused();
}

test('a dialog confirms before typed text is discarded, and restores it after a reload [FM-3] [FM-4] [FM-5] [FM-6]', async ({
  page,
}) => {
  const reasons = new ReasonsPage(page);
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  const keep = question.getByRole('button', { name: 'Keep editing' });
  const text = reasons.dialog.getByLabel('Text the customer sees');
  await signIn(page, globetrot);

  await test.step('the close button asks once; keeping the text returns the focus to it', async () => {
    await reasons.act('Wrong item', 'Edit reason');
    await text.fill('Another item');
    await reasons.dialog.getByRole('button', { name: 'Close' }).click();
    await keep.click();
    await expectFocusToStay(page, text);
  });

  await test.step('Escape asks too, and a second Escape keeps the text', async () => {
    await page.keyboard.press('Escape');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expectFocusToStay(page, text);
    await expect(text).toHaveValue('Another item');
    await reasons.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(reasons.dialog).toBeHidden();
  });

  await test.step('a reason may have the code "new", with its own address', async () => {
    await reasons.add('Brand new', 'new');
    await reasons.row('Brand new').click();
    await expect(page).toHaveURL(/\?reason=new$/);
    await page.reload();
    await expect(reasons.dialog).toHaveAccessibleName('Edit new');
    await page.keyboard.press('Escape');
    await reasons.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(reasons.row('Brand new')).toBeHidden();
  });

  await test.step('another dialog is restored after a reload with its text, except secrets', async () => {
    const webhook = page.getByRole('dialog', { name: 'Add a webhook' });
    await page.goto(`${SETTINGS}?new=webhook`);
    await webhook.getByRole('textbox').fill('https://hooks.globetrot.example/half');
    await page.reload();
    await expect(webhook.getByText('What you typed before is back.')).toBeVisible();
    await expect(webhook.getByRole('textbox')).toHaveValue('https://hooks.globetrot.example/half');
    await webhook.getByRole('button', { name: 'Cancel' }).click();

    const password = page.getByRole('dialog', { name: 'Change password' });
    await page.goto(`${SETTINGS}?account=password`);
    await password.getByLabel('Current password').fill('Secret2026');
    await page.reload();
    await expect(password.getByLabel('Current password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'Secret2026',
    );
    await password.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(SETTINGS);
  });
});

test("two tabs of one browser edit the same changes, and neither undoes the other's [PC-9] [FM-6]", async ({
  page,
  context,
}) => {
  const reasons = new ReasonsPage(page);
  const text = reasons.dialog.getByLabel('Text the customer sees');
  await signIn(page, globetrot);
  // Wait until the draft is stored. Otherwise the other tab would show it as an update, not as an earlier change.
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/drafts/mine') && answer.request().method() === 'PUT',
  );
  await reasons.changeText('Wrong item', 'Another item');
  await kept;

  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Return reasons' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const second = await opened;
  const there = new ReasonsPage(second);

  await test.step('a tab opened by a link has the changes, and needs no sign-in', async () => {
    await expect(there.row('Another item')).toBeVisible();
    await expect(there.bar).toContainText('1 earlier unsaved change is still here.');
  });

  await test.step('saving a text keeps a switch that was changed meanwhile', async () => {
    await reasons.act('Arrived after my trip', 'Edit reason');
    await text.fill('It came too late');
    await there.switchOffer('Arrived after my trip');
    await expect(reasons.dialog.getByRole('switch')).not.toBeChecked();
    await reasons.dialog.getByRole('button', { name: 'Apply changes' }).click();
    await expect(reasons.offer('It came too late')).not.toBeChecked();
    await expect(there.offer('It came too late')).not.toBeChecked();
  });

  await test.step('a text that was changed in both tabs shows a notice with the newer value', async () => {
    await reasons.act('Not the size I expected', 'Edit reason');
    await text.fill('Too large');
    await there.changeText('Not the size I expected', 'Too small');
    await expect(reasons.dialog.getByText('This was changed elsewhere')).toBeVisible();
    await expect(reasons.dialog.getByText('Too small')).toBeVisible();
    await examine(page, 'a dialog over what was changed elsewhere');
    await reasons.dialog.getByRole('button', { name: 'Use the newer values' }).click();
    await expect(text).toHaveValue('Too small');
    await expectFocusToStay(page, text);
    await page.keyboard.press('Escape');
    await expect(reasons.dialog).toBeHidden();
  });

  await test.step('a notice says that a reason was removed meanwhile, and its dialog continues once it is restored', async () => {
    await reasons.act('Not the colour I expected', 'Edit reason');
    await text.fill('Another colour');
    await there.act('Not the colour I expected', 'Remove reason');
    await expect(page.getByText(/^Reason COLOUR is removed when you publish\./).first()).toBeVisible();
    await expect(reasons.dialog).toBeHidden();
    await there.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(text).toHaveValue('Another colour');
    await reasons.dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a setting that was changed in both tabs keeps the typed value until the user chooses', async () => {
    const mail = (tab: Page): Locator => tab.getByRole('textbox', { name: 'Support e-mail' });
    await page.goto(SETTINGS);
    await second.goto(SETTINGS);
    await mail(page).fill('mine@globetrot.example');
    await mail(second).fill('theirs@globetrot.example');
    await mail(second).press('Enter');
    await expect(page.getByText('Changed elsewhere. Choose which value to keep.').first()).toBeVisible();
    await examine(page, 'a setting that was changed elsewhere');
    await mail(page).press('Enter');
    await expect(mail(second)).toHaveValue('theirs@globetrot.example');
    await page.getByRole('button', { name: 'Keep my value mine@globetrot.example' }).click();
    await expect(mail(second)).toHaveValue('mine@globetrot.example');
  });
});

test('the notice of earlier changes appears once per sign-in, for some seconds [PC-9]', async ({ page, context }) => {
  const reasons = new ReasonsPage(page);
  const notice = (on: Page) => on.getByText(/earlier unsaved change/);
  await signIn(page, globetrot);
  await reasons.changeText('Wrong item', 'Another item');
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(reasons.bar).toContainText('1 unsaved change');

  await test.step('not again after a reload', async () => {
    await page.reload();
    await expect(reasons.bar).toContainText('1 unsaved change');
    await expect(notice(page)).toBeHidden();
  });

  await test.step('not again in another tab', async () => {
    const opened = context.waitForEvent('page');
    const link = page.getByRole('link', { name: 'Return reasons' }).first();
    await link.click({ modifiers: ['ControlOrMeta'] });
    const second = await opened;
    await expect(new ReasonsPage(second).bar).toContainText('1 unsaved change');
    await expect(notice(second)).toBeHidden();
    await second.close();
  });

  await test.step('again after the next sign-in', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep and sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await signIn(page, globetrot);
    await expect(notice(page)).toBeVisible();
  });
});

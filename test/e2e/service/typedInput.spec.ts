import type { Locator, Page } from '@playwright/test';
import { examine } from '../fixtures/examine.ts';
import { globetrot } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { expect, test } from '../fixtures/test.ts';

// Publishes of other tests for the same merchant must not change the fields edited here.
test.use({ undoesItsPublishes: true });

const SETTINGS = '/GLOBETROT/settings';

/** Checks the focus again after two frames, within which any automatic focus change would happen. */
async function expectFocusToStay(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  await expect(field).toBeFocused();
}

test("two tabs of one browser edit the same pending changes without losing each other's edits [PC-9] [FM-6]", async ({
  page,
  context,
  enter,
}) => {
  const reasons = new ReasonsPage(page);
  const text = reasons.dialog.getByLabel('Text the customer sees');
  await enter(page, globetrot);
  // Waits until the draft is stored, because otherwise the second tab would receive it as an update after opening.
  const draftStored = page.waitForResponse(
    (answer) => answer.url().endsWith('/drafts/mine') && answer.request().method() === 'PUT',
  );
  await reasons.changeText('Wrong item', 'Another item');
  await draftStored;

  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Return reasons' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const second = await opened;
  const secondPage = new ReasonsPage(second);

  await test.step('a second tab, opened by a link, shows the changes and needs no sign-in', async () => {
    await expect(secondPage.row('Another item')).toBeVisible();
    await expect(secondPage.bar).toContainText('1 earlier unsaved change is still here.');
  });

  await test.step('saving a text does not undo a switch that the other tab has changed meanwhile', async () => {
    await reasons.act('Arrived after my trip', 'Edit reason');
    await text.fill('It came too late');
    await secondPage.switchOffer('Arrived after my trip');
    await expect(reasons.dialog.getByRole('switch')).not.toBeChecked();
    await reasons.dialog.getByRole('button', { name: 'Apply changes' }).click();
    await expect(reasons.offer('It came too late')).not.toBeChecked();
    await expect(secondPage.offer('It came too late')).not.toBeChecked();
  });

  await test.step('a text that both tabs have changed shows a notice with the value of the other tab', async () => {
    await reasons.act('Not the size I expected', 'Edit reason');
    await text.fill('Too large');
    await secondPage.changeText('Not the size I expected', 'Too small');
    await expect(reasons.dialog.getByText('This was changed elsewhere')).toBeVisible();
    await expect(reasons.dialog.getByText('Too small')).toBeVisible();
    await examine(page, 'a dialog over what was changed elsewhere');
    await reasons.dialog.getByRole('button', { name: 'Use the newer values' }).click();
    await expect(text).toHaveValue('Too small');
    await expectFocusToStay(page, text);
    await page.keyboard.press('Escape');
    await expect(reasons.dialog).toBeHidden();
  });

  await test.step('a notice says that the other tab removed the reason, which can be edited again once it is restored', async () => {
    await reasons.act('Not the colour I expected', 'Edit reason');
    await text.fill('Another colour');
    await secondPage.act('Not the colour I expected', 'Remove reason');
    await expect(page.getByText(/^Reason COLOUR is removed when you publish\./).first()).toBeVisible();
    await expect(reasons.dialog).toBeHidden();
    await secondPage.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(text).toHaveValue('Another colour');
    await reasons.dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a setting that both tabs have changed shows the typed value until the user chooses one of the two values', async () => {
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

import { readFile } from 'node:fs/promises';
import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// The test stops the service.
test.use({ stopsService: true });

test('a merchant edits, reviews and publishes return reasons, which are unchanged after the service restarts [PC-9] [PC-10] [PB-2] [PB-6]', async ({
  page,
  service,
  openForAnother,
}) => {
  const reasons = new ReasonsPage(page);
  const badge = page.getByRole('navigation').getByRole('link', { name: /Return reasons/ });

  await test.step('signs in', async () => {
    await signIn(page, northwind);
    await expect(page).toHaveURL('/NORTHWIND/return-reasons');
    await expect(reasons.row('Arrived damaged')).toBeVisible();
    await expect(reasons.bar).toBeHidden();
    await examine(page, 'return reasons');
  });

  await test.step('sees which required fields of a reason are empty', async () => {
    await reasons.act('Arrived damaged', 'Edit reason');
    await expect(reasons.dialog).toBeVisible();
    await examine(page, 'reason dialog');
    await reasons.dialog.getByLabel('Text the customer sees').fill('');
    await reasons.dialog.getByRole('button', { name: 'Apply changes' }).click();
    await expect(reasons.dialog.getByRole('alert')).toBeVisible();
    await examine(page, 'reason dialog with errors');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(reasons.dialog).toBeHidden();
  });

  await test.step('finds typed text again after a reload, discards it after one question, and starts with empty fields [FM-3] [FM-4] [FM-5]', async () => {
    const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
    const text = reasons.dialog.getByLabel('Text the customer sees');
    await page.getByRole('button', { name: 'Add reason' }).click();
    await expect(page).toHaveURL('/NORTHWIND/return-reasons?new=reason');
    await page.goBack();
    await expect(reasons.dialog).toBeHidden();
    await page.goForward();
    await text.fill('Parts ar');
    await expect(reasons.dialog.getByLabel('Code')).toHaveValue('PARTS_AR');
    // A click outside the dialog.
    await page.mouse.click(5, 5);
    await page.reload();
    await expect(reasons.dialog.getByText('Earlier input was restored.')).toBeVisible();
    await expect(text).toHaveValue('Parts ar');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('Parts ar');
    await expect(page).toHaveURL('/NORTHWIND/return-reasons?new=reason');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(reasons.dialog).toBeHidden();
    await expect(page).toHaveURL('/NORTHWIND/return-reasons');
    await page.goForward();
    await expect(text).toHaveValue('');
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(reasons.dialog).toBeHidden();
  });

  await test.step('does not lose an edit if the page is left before the next frame [PC-9]', async () => {
    const offered = page.getByRole('switch', { name: 'Offer Arrived damaged' });
    await expect(offered).toBeChecked();
    const loaded = page.waitForEvent('load');
    await offered.evaluate((control: HTMLElement) => {
      control.click();
      location.reload();
    });
    await loaded;
    await expect(offered).not.toBeChecked();
    await expect(reasons.bar).toContainText('1 unsaved change');
    // Shortcuts work once the bar is rendered. Only one change can be undone.
    await expect(async () => {
      await page.keyboard.press('Control+z');
      await expect(offered).toBeChecked({ timeout: 2000 });
    }).toPass();
  });

  await test.step('finds an invalid pattern with its error after returning to the page [FM-6]', async () => {
    const pattern = page.getByLabel('Regular expression');
    const before = await pattern.inputValue();
    const complaint = page.getByText('This is not a valid pattern.');
    await pattern.fill('(half');
    await expect(complaint).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Return form' }).click();
    // The title changes before the page is loaded.
    await expect(page).toHaveURL(/return-form/);
    await expect(page.getByRole('heading', { level: 1, name: 'Return form' })).toBeVisible();
    await page.goBack();
    await expect(pattern).toHaveValue('(half');
    await expect(complaint).toBeVisible();
    await page.reload();
    await expect(complaint).toBeVisible();
    await pattern.fill(before);
    await pattern.press('Enter');
    await expect(complaint).toBeHidden();
  });

  await test.step('disables several selected reasons at once, and undoes this in one step [RS-9] [PC-8]', async () => {
    await reasons.box('Arrived damaged').click();
    await reasons.box('Stopped working').click({ modifiers: ['Shift'] });
    await expect(reasons.bulk).toContainText('3 selected');
    await examine(page, 'return reasons selected');
    await reasons.bulk.getByRole('button', { name: 'Turn off' }).click();
    await expect(reasons.offer('Wrong item')).not.toBeChecked();
    await expect(reasons.bar).toContainText('3 unsaved changes');
    await reasons.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(reasons.offer('Wrong item')).toBeChecked();
    await reasons.bulk.getByRole('button', { name: 'Clear selection' }).click();
    await expect(reasons.bulk).toBeHidden();
  });

  await test.step('exports the reasons, edits the file, sees the effect of an import, and imports the file as one step [RS-8] [PC-8]', async () => {
    const exported = page.waitForEvent('download');
    await reasons.transfer('Export as CSV');
    const file = await readFile(await (await exported).path(), 'utf8');
    expect(file).toContain('"Wrong item","WRONG"');
    await reasons.transfer('Import reasons');
    const changed = file.replace('Wrong item', '=Not what I ordered').concat('\r\n"No code here"');
    await reasons.importDialog.getByRole('textbox').fill(changed);
    await expect(reasons.importDialog).toContainText('New: 0. Changed: 1. Unchanged: 5. Refused, and left out: 1.');
    await examine(page, 'import');
    await reasons.importDialog.getByRole('button', { name: 'Import 1 reason' }).click();
    await expect(reasons.importDialog).toBeHidden();
    await expect(reasons.row('=Not what I ordered')).toContainText('Wrong item');
    await reasons.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(reasons.row('Wrong item')).toBeVisible();
  });

  await test.step('edits reasons', async () => {
    await reasons.changeText('Arrived damaged', 'Arrived broken');
    await expect(reasons.row('Arrived broken')).toContainText('Arrived damaged');
    await reasons.add('Parts are missing', 'PARTS');
    await reasons.switchOffer('Unwanted gift');
    await expect(reasons.offer('Unwanted gift')).not.toBeChecked();
    await examine(page, 'return reasons with changes');
    await reasons.act('Parts are missing', 'Move up');
    await expect(reasons.bar).toContainText('4 unsaved changes');
    await expect(badge).toContainText('4');
  });

  await test.step('undoes the last step and redoes it [PC-8]', async () => {
    await reasons.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(reasons.bar).toContainText('3 unsaved changes');
    await reasons.bar.getByRole('button', { name: 'Redo' }).click();
    await expect(reasons.bar).toContainText('4 unsaved changes');
  });

  await test.step('reloads the page, and sees all changes again', async () => {
    await page.reload();
    // The notice about restored changes appears once per sign-in, so not after this reload.
    await expect(reasons.bar).toContainText('4 unsaved changes');
    await expect(reasons.row('Arrived broken')).toBeVisible();
  });

  await test.step('finds the changes on another device, undoes one step on that device, and continues on the first device [PC-8]', async () => {
    const device = await openForAnother();
    const otherDevice = new ReasonsPage(device);
    await signIn(device, northwind);
    await expect(device.getByText('4 earlier unsaved changes are still here.')).toBeVisible();
    await expect(otherDevice.row('Arrived broken')).toBeVisible();
    await otherDevice.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(otherDevice.bar).toContainText('3 unsaved changes');
    await expect(reasons.bar).toContainText('3 unsaved changes');
    await reasons.bar.getByRole('button', { name: 'Redo' }).click();
    await expect(otherDevice.bar).toContainText('4 unsaved changes');
    await device.context().close();
  });

  await test.step('reviews the changes and publishes them', async () => {
    await reasons.bar.getByRole('button', { name: 'Review' }).click();
    await expect(reasons.review).toBeVisible();
    await expect(reasons.review).toContainText('Arrived damaged');
    await expect(reasons.review).toContainText('Arrived broken');
    await expect(reasons.review).toContainText('Parts are missing');
    await examine(page, 'review');
    await reasons.review.getByRole('button', { name: 'Publish 4 changes' }).click();
  });

  await test.step('sees that the changes are live', async () => {
    await expect(reasons.bar).toContainText('4 changes are live');
    await expect(badge).not.toContainText('4');
    await expect(reasons.row('Arrived broken')).not.toContainText('Arrived damaged');
    await expect(reasons.bar.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await examine(page, 'published');
  });

  await test.step('signs out before the service is restarted', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    // The browser revokes the tokens in the background, which must finish before the service stops.
    const revoked = page.waitForResponse(/\/oauth\/revoke$/);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await revoked;
    await service.restart();
  });

  await test.step('signs in again and sees the published changes', async () => {
    await signIn(page, northwind);
    await expect(reasons.row('Arrived broken')).toBeVisible();
    await expect(reasons.row('Parts are missing')).toBeVisible();
    await expect(reasons.offer('Unwanted gift')).not.toBeChecked();
    const texts = await reasons.texts();
    expect(texts.indexOf('Parts are missing')).toBe(texts.indexOf('Unwanted gift') - 1);
    await expect(reasons.bar).toBeHidden();
  });
});

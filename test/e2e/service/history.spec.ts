import type { Page } from '@playwright/test';
import { examine } from '../fixtures/examine.ts';
import { blueHarbour } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { expect, test } from '../fixtures/test.ts';

/** Response body of each version, without its revision tag. */
function rememberRevisions(page: Page): ReadonlyMap<string, Promise<string>> {
  const revisions = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const revision = /\/revisions\/(r\d+)$/.exec(response.url())?.[1];
    if (revision !== undefined)
      revisions.set(
        revision,
        response.text().then((text) => text.replace(`"revision":"\\"${revision}\\""`, '')),
      );
  });
  return revisions;
}

test('a merchant compares versions and restores the first, byte for byte [PB-16]', async ({ page, enter }) => {
  const reasons = new ReasonsPage(page);
  const revisions = rememberRevisions(page);
  const heading = page.getByRole('heading', { level: 1 });
  const toHistory = () => page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  const version = (nth: number) => page.getByRole('listitem').filter({ hasText: `Version ${nth}` });
  const publish = async (count: string) => {
    await reasons.publish();
    await expect(reasons.bar).toContainText(count);
    await expect(reasons.bar.getByRole('button', { name: 'Published' })).toBeHidden();
  };

  await test.step('finds an empty history', async () => {
    await enter(page, blueHarbour);
    await toHistory();
    await expect(page.getByText('No versions yet')).toBeVisible();
  });

  await test.step('publishes twice', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Return reasons' }).click();
    await reasons.changeText('Arrived damaged', 'Arrived broken');
    await publish('1 change is live');
    await reasons.add('Parts are missing', 'PARTS');
    await reasons.act('Parts are missing', 'Move up');
    await publish('2 changes are live');
  });

  await test.step('finds both versions and the one before them', async () => {
    await toHistory();
    await expect(version(3)).toContainText('Live now');
    await expect(version(3)).toContainText('2 changes');
    await expect(version(3).getByRole('list', { name: 'Pages changed in version 3' })).toContainText('Return reasons');
    await expect(version(3)).toContainText('Parts are missing');
    await expect(version(2)).toContainText('Arrived broken');
    await expect(version(2)).toContainText('1 change');
    await expect(version(1)).toContainText('Before anything was published here');
    await examine(page, 'history');
  });

  await test.step('opens a version, reloads it, goes back', async () => {
    await page.getByRole('button', { name: /^Version 2 / }).click();
    await expect(heading).toHaveText('Version 2');
    await page.reload();
    await expect(heading).toHaveText('Version 2');
    await expect(page.getByRole('listitem').filter({ hasText: 'Reason DAMAGED' })).toContainText('Arrived broken');
    await page.goBack();
    await expect(heading).toHaveText('History');
  });

  await test.step('compares the first version with the live one', async () => {
    await version(1).locator('label').click();
    await page.getByRole('button', { name: 'Compare with the live version' }).click();
    await expect(heading).toHaveText('Version 1 and version 3');
    await expect(page.getByRole('listitem').filter({ hasText: 'Reason PARTS' })).toContainText('Parts are missing');
    await examine(page, 'two versions');
  });

  await test.step('restores the first version, which is live only after it is published', async () => {
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(reasons.review).toContainText('Reason PARTS');
    await expect(reasons.review).toContainText(/Last published .* by/);
    await reasons.review.getByRole('textbox', { name: /^Note for the history/ }).fill('The first was better');
    await examine(page, 'review with a note');
    await reasons.review.getByRole('button', { name: 'Close' }).click();
    await expect(reasons.bar).toContainText('2 unsaved changes');
    await publish('2 changes are live');
    await expect(reasons.bar).toContainText('Restores version');
  });

  await test.step('sees that the first and the fourth version are the same', async () => {
    await page.goto('/BLUEHARBOUR/history?from=r1&to=r4');
    await expect(page.getByText('These two versions are the same')).toBeVisible();
    expect(await revisions.get('r4')).toBe(await revisions.get('r1'));
    expect(await revisions.get('r3')).not.toBe(await revisions.get('r1'));
  });

  await test.step('undoes the publish from its receipt', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Return reasons' }).click();
    await reasons.switchOffer('Arrived damaged');
    await publish('1 change is live');
    await reasons.bar.getByRole('button', { name: 'Undo publish' }).click();
    await expect(reasons.review).toContainText('Reason DAMAGED');
    await reasons.review.getByRole('button', { name: 'Discard all', exact: true }).last().click();
    await expect(reasons.offer('Arrived damaged')).not.toBeChecked();
  });
});

import type { Page, Request } from '@playwright/test';
import { examine } from '../fixtures/examine.ts';
import { tinderValley } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn, signOut } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// These tests end sessions and renew tokens, so no other test of the second service signs in as this user.
test.use({ undoesItsPublishes: true });

/** Milliseconds after which the tokens have expired. */
const TOKENS_OVER = 330_000;

const isRefresh = (request: Request): boolean => request.postData()?.includes('grant_type=refresh_token') === true;

async function signOutWithChanges(page: Page, choice: 'Keep and sign out' | 'Discard and sign out'): Promise<void> {
  await signOut(page);
  const question = page.getByRole('alertdialog', { name: 'Sign out with unpublished changes?' });
  await expect(question).toContainText('1 unpublished change can be kept for 30 days.');
  await question.getByRole('button', { name: choice }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}

test('changes that the user keeps at sign-out are restored at the next sign-in, and discarded changes are not [PC-9] [AU-8]', async ({
  page,
  openForAnother,
}) => {
  const reasons = new ReasonsPage(page);
  await signIn(page, tinderValley);

  await test.step('a change that was not discarded is restored on another device, which shows a notice about it', async () => {
    await reasons.changeText('Bottle broken', 'Broken on the way');
    await signOutWithChanges(page, 'Keep and sign out');
    await examine(page, 'signed out with changes kept');
    const elsewhere = await openForAnother();
    const otherDevice = new ReasonsPage(elsewhere);
    await signIn(elsewhere, tinderValley);
    await expect(otherDevice.row('Broken on the way')).toBeVisible();
    await expect(otherDevice.bar).toContainText('1 unsaved change');
    await signOutWithChanges(elsewhere, 'Keep and sign out');
  });

  await test.step('the change is restored in this browser too, and can be undone', async () => {
    await signIn(page, tinderValley);
    await expect(reasons.row('Broken on the way')).toBeVisible();
    await reasons.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(reasons.row('Bottle broken')).toBeVisible();
  });

  await test.step('a change that was discarded at sign-out is not restored', async () => {
    await reasons.changeText('Bottle broken', 'Never to be seen');
    await signOutWithChanges(page, 'Discard and sign out');
    await signIn(page, tinderValley);
    await expect(reasons.row('Bottle broken')).toBeVisible();
    await expect(reasons.row('Never to be seen')).toBeHidden();
    await expect(reasons.bar).toBeHidden();
  });
});

test('tabs of the same browser renew their expired tokens with a single request [AU-4] [AU-7]', async ({
  page,
  context,
  complaints,
}) => {
  // Both tabs edit at the same time. One of them gets 412 and merges its edit.
  complaints.expect(/^412: .*\/drafts\/mine$/, /status of 412 .*\/drafts\/mine\)$/);
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (isRefresh(request)) refreshes.push(request.postData() ?? '');
  });
  /** Access token with which a page saves an edit. */
  const tokenOfEdit = async (of: Page, reason: string): Promise<string | undefined> => {
    const draftRequest = of.waitForRequest(
      (request) => request.url().endsWith('/drafts/mine') && request.method() === 'PUT',
    );
    await new ReasonsPage(of).switchOffer(reason);
    return (await draftRequest).headers()['authorization'];
  };
  const second = await context.newPage();
  const pages = [page, second];
  await context.clock.install();
  await signIn(page, tinderValley);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signedInUntil'))).not.toBeNull();
  await second.goto(tinderValley.home);
  await expect(new ReasonsPage(second).row('Bottle broken')).toBeVisible();
  const before = await tokenOfEdit(page, 'Bottle broken');
  expect(before).toMatch(/^Bearer /);
  expect(refreshes).toEqual([]);

  // Both tabs find their tokens expired at the same time. A refresh token may be used only once.
  await context.clock.fastForward(TOKENS_OVER);
  const stored = (of: Page) => of.evaluate(() => sessionStorage.getItem('session') ?? '');
  for (const each of pages) await expect.poll(() => stored(each)).not.toContain(before?.replace('Bearer ', ''));
  expect(await stored(second)).toBe(await stored(page));
  const after = await Promise.all([
    tokenOfEdit(page, 'Corked or spoiled'),
    tokenOfEdit(second, 'Wrong wine or vintage'),
  ]);
  expect(refreshes).toHaveLength(1);
  expect(after[0]).not.toBe(before);
  expect(after[1]).toBe(after[0]);
  for (const each of pages) await expect(each.getByRole('dialog', { name: 'Sign in again' })).toBeHidden();
});

import { examine } from '../fixtures/examine.ts';
import { killBefore, lostConnection } from '../fixtures/killBefore.ts';
import { globetrot, tinderValley, tinderValleyColleague } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a service that crashes or is unreachable', () => {
  test.use({ stopsService: true });

  test('during a publish loses no change; the page shows that no change is lost, and a retry completes the publish [PB-13] [PB-14]', async ({
    page,
    service,
    complaints,
  }) => {
    complaints.expect(...lostConnection);
    const reasons = new ReasonsPage(page);
    const stopped = page.getByRole('alertdialog', { name: 'Publishing stopped at step 1 of 1' });
    await signIn(page, globetrot);
    await reasons.changeText('Wrong item', 'Another item came');
    await reasons.switchOffer('Arrived after my trip');
    await killBefore(page, /\/update-company/, service);
    await reasons.publish();

    await expect(stopped).toBeVisible();
    await expect(stopped).toContainText('Nothing has gone live. 2 changes are still here, unsent.');
    await expect(stopped).toContainText('The service couldn’t be reached.');
    await examine(page, 'stopped publish');
    await service.start();
    await stopped.getByRole('button', { name: 'Try again' }).click();
    await expect(reasons.bar).toContainText('2 changes are live');
  });
});

test('a failed publish is reported while the browser is offline; once online, publishing works without a reload', async ({
  page,
  context,
  complaints,
  enter,
}) => {
  // axe requests the style sheets again. The last pattern allows these requests to fail.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Couldn't load preload assets/);
  const reasons = new ReasonsPage(page);
  // Unlike for other pages, the browser does not prefetch the script and style of this page while it is idle.
  await page.route(/RefundsPage/, (route) => route.abort());
  await enter(page, globetrot);
  await expect(reasons.table).toBeVisible();
  // The code for edits is loaded after the first render.
  await expect(page.locator('[data-focus-part] > section')).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await reasons.switchOffer('Not the size I expected');
  await reasons.publish();
  await expect(reasons.bar).toContainText('1 unsaved change');
  const refunds = page.getByRole('link', { name: 'Refunds' });
  await refunds.click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeFocused();
  await expect(reasons.bar).toContainText('1 unsaved change');
  await examine(page, 'page that needs the connection');
  await page.getByRole('link', { name: 'Return reasons' }).click();
  await expect(reasons.table).toBeVisible();
  await refunds.click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
  await page.unroute(/RefundsPage/);
  await context.setOffline(false);
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
  // The style sheet that could not be loaded before is now applied.
  await expect(page.locator('dl')).toHaveCSS('display', 'grid');
  await reasons.publish();
  await expect(reasons.bar).toContainText('1 change is live');
});

test('a user who edits while another user publishes is notified even without an event stream, and chooses one of both values [PB-14] [PB-15]', async ({
  page,
  openForAnother,
  complaints,
  enter,
}) => {
  // Simulates a proxy that blocks event streams, so the page polls.
  complaints.expect(/^net::ERR_FAILED: .*\/events$/, /ERR_FAILED \(.*\/events\)$/);
  await page.route(/\/events$/, (route) => route.abort());
  const ownPage = new ReasonsPage(page);
  const other = await openForAnother();
  const otherPage = new ReasonsPage(other);
  await enter(page, tinderValley);
  await enter(other, tinderValleyColleague);
  await ownPage.changeText('Bottle broken', 'It broke on the way');
  await otherPage.changeText('Bottle broken', 'The bottle was broken');
  await otherPage.changeText('Corked or spoiled', 'Corked');
  await otherPage.publish();
  await expect(otherPage.bar).toContainText('2 changes are live');

  // The user edits before and after the page knows of the colleague's publish. Both edits have the same base revision.
  await ownPage.changeText('Corked or spoiled', 'Spoiled');
  await ownPage.switchOffer('Wrong wine or vintage');
  const notices = page.getByRole('region', { name: 'Notices about your changes' });
  await expect(notices).toContainText(/2 changes published by .?Rose Keller/);
  await expect(notices).toContainText('You changed 2 of the same values.');
  await expect(ownPage.row('It broke on the way')).toBeVisible();
  await examine(page, 'published by somebody else');
  await notices.getByRole('button', { name: 'Load latest' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else has published' });
  await expect(conflict).toContainText('You both changed 2 values.');
  await expect(conflict).toContainText('by Rose Keller');
  const broken = conflict.getByRole('radiogroup', { name: /BROKEN/ });
  await expect(broken).toContainText('Before: Text: \u2068Bottle broken\u2069');
  await expect(broken).toContainText('It broke on the way');
  await expect(broken).toContainText('The bottle was broken');
  await examine(page, 'conflict');
  await broken.getByText('Keep yours').click();
  await expect(conflict.getByRole('button', { name: 'Continue to review' })).toBeDisabled();
  await conflict
    .getByRole('radiogroup', { name: /CORKED/ })
    .getByText('Use theirs')
    .click();
  await conflict.getByRole('button', { name: 'Continue to review' }).click();

  await expect(ownPage.review).toContainText('It broke on the way');
  await expect(ownPage.review).not.toContainText('Spoiled');
  await ownPage.review.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(ownPage.bar).toContainText('2 changes are live');
  await other.getByRole('button', { name: 'Load latest' }).click();
  await expect(otherPage.row('It broke on the way')).toBeVisible();
  await expect(otherPage.row('Corked')).toBeVisible();
  await expect(otherPage.offer('Wrong wine or vintage')).not.toBeChecked();
});

import { northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { TextsInBetween } from '../fixtures/TextsInBetween.ts';
import { textOf } from '../fixtures/textOf.ts';

const TITLE = textOf('en', 'returnReasons.title');
const REWORDED = 'Grounds for a return';

test('cached texts of the browser are rendered at once, and replaced by newer texts without a reload [LG-2]', async ({
  browser,
  service,
  enter,
  complaints,
}) => {
  const between = await TextsInBetween.start(service.url);
  const context = await browser.newContext({ baseURL: between.url });
  await complaints.listenTo(context);
  const page = await context.newPage();
  const title = page.getByRole('heading', { level: 1 });
  const statuses = (): readonly (number | undefined)[] => between.requests.map(({ status }) => status);

  await test.step('the first visit loads the texts, and revalidates them once', async () => {
    await enter(page, northwind);
    await expect(title).toHaveText(TITLE);
    await expect.poll(statuses).toEqual([200, 304]);
  });

  await test.step('the second visit renders without waiting for texts, and shows a changed text once the service responds', async () => {
    between.replaceText(TITLE, REWORDED);
    between.delayBundles();
    await page.reload();
    await expect(title).toHaveText(TITLE);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['opened'] = 'once'));
    expect(statuses()).toEqual([200, 304]);
    between.release();
    await expect(title).toHaveText(REWORDED);
    await expect(page.locator('html')).toHaveAttribute('data-opened', 'once');
    await expect.poll(statuses).toEqual([200, 304, 200]);
  });

  await test.step('the third visit renders the newer cached texts, and revalidates them', async () => {
    between.delayBundles();
    await page.reload();
    await expect(title).toHaveText(REWORDED);
    between.release();
    await expect.poll(statuses).toEqual([200, 304, 200, 304]);
    await expect(title).toHaveText(REWORDED);
    expect(new Set(between.requests.map(({ url }) => url)).size, 'one address').toBe(1);
  });

  await context.close();
  await between.stop();
});

import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant switches countries on by search and by a pasted list, reads the return routes, publishes, and undoes that from the history [PC-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/international');
  const publishing = new PublishBar(page);
  const list = page.getByRole('region', { name: 'Countries' });
  const row = (name: string) => list.getByRole('row').filter({ hasText: name });
  const count = (text: string) => page.getByRole('heading', { name: text });

  await test.step('sees the home country and the one other country', async () => {
    await expect(count('2 countries on')).toBeVisible();
    await expect(row('Australia').getByRole('switch')).toBeDisabled();
    await expect(row('New Zealand').getByRole('switch')).toBeChecked();
  });

  await test.step('searches a country and switches it on', async () => {
    const search = list.getByRole('searchbox', { name: 'Search countries' });
    await search.fill('jap');
    await row('Japan').getByRole('switch').press('Space');
    await expect(row('Japan')).toContainText('Newly on');
    await search.fill('');
    await expect(count('3 countries on')).toBeVisible();
  });

  await test.step('pastes a list, sees which lines are not a country, and switches on the others', async () => {
    await page.getByRole('button', { name: 'Turn on several' }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch several countries' });
    await dialog.getByRole('textbox', { name: 'List of countries' }).fill('Duitsland, FR\nScotchland\nSingapore');
    await expect(dialog).toContainText('1 entry isn’t a country');
    await expect(dialog).toContainText('Scotchland');
    await examine(page, 'several countries');
    await dialog.getByRole('button', { name: 'Turn on 3 countries' }).click();
    await expect(dialog).toBeHidden();
    await expect(count('6 countries on')).toBeVisible();
    await expect(page.getByText('4 newly on')).toBeVisible();
    await examine(page, 'international returns');
  });

  await test.step('reads the pending and published return routes of each country, and exports them', async () => {
    const navigation = page.getByRole('navigation');
    await navigation.getByRole('link', { name: 'Return routes' }).click();
    await expect(page.getByText('6 countries', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'New Zealand' })).toContainText('DPD');
    await examine(page, 'how returns get back');
    await page.getByRole('radio', { name: 'Published' }).press('Space');
    await expect(page.getByText('2 countries', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toBe('return-routes.csv');
    await navigation.getByRole('link', { name: /^International returns/ }).click();
    await expect(count('6 countries on')).toBeVisible();
  });

  await test.step('publishes, and sees the countries live after a reload', async () => {
    await publishing.publish(1);
    await page.reload();
    await expect(count('6 countries on')).toBeVisible();
    await expect(row('Germany').getByRole('switch')).toBeChecked();
    await expect(row('Germany')).not.toContainText('Newly on');
    await expect(publishing.bar).toBeHidden();
  });

  await test.step('undoes the publish from the history, and sees the original countries', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Countries customers can return from');
    await publishing.publish(1);
    await page.goto('/NORTHWIND/international');
    await expect(count('2 countries on')).toBeVisible();
    await expect(row('Japan')).toBeHidden();
    await expect(row('New Zealand').getByRole('switch')).toBeChecked();
  });
});

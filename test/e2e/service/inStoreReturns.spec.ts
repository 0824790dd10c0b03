import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant switches one shop network off and another on, publishes, and undoes that from the history [CR-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/in-store-returns');
  const publishing = new PublishBar(page);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const isOn = (name: string) => row(name).getByRole('switch');
  const turn = (name: string) => isOn(name).press('Space');
  const shops = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /shops$/ });

  await test.step('sees which shops take returns', async () => {
    await expect(isOn('Post offices')).toBeChecked();
    await expect(isOn('Parcel lockers')).not.toBeChecked();
    await expect(row('Post offices')).toContainText('Australia Post');
    await expect(shops).toHaveText('3,421 shops');
  });

  await test.step('switches networks, and sees the resulting number of shops', async () => {
    await turn('Post offices');
    await expect(page.getByText('In-store returns are on, but no shop takes them.')).toBeVisible();
    await turn('Parcel lockers');
    await expect(row('Post offices')).toContainText('Newly off');
    await expect(row('Parcel lockers')).toContainText('Newly on');
    await expect(shops).toContainText('885 shops');
    await expect(publishing.bar).toContainText('2 unsaved changes');
    await examine(page, 'in-store returns');
  });

  await test.step('publishes, and sees the networks live after a reload', async () => {
    await publishing.publish(2);
    await page.reload();
    await expect(isOn('Parcel lockers')).toBeChecked();
    await expect(isOn('Post offices')).not.toBeChecked();
    await expect(row('Parcel lockers')).not.toContainText('Newly on');
    await expect(publishing.bar).toBeHidden();
  });

  await test.step('undoes the publish from the history, and sees the original networks', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Returns at Post offices');
    await publishing.publish(2);
    await page.goto('/NORTHWIND/in-store-returns');
    await expect(isOn('Post offices')).toBeChecked();
    await expect(isOn('Parcel lockers')).not.toBeChecked();
  });
});

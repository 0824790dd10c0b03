import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant sets the live address, switches processing, publishes, and undoes that from the history [CF-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/settings');
  const publishing = new PublishBar(page);
  const address = page.getByRole('textbox', { name: 'Live address of the portal' });
  const processing = page.getByRole('switch', { name: 'Process returns in the portal' });
  await expect(address).toBeVisible();
  const [before, wasOn] = [await address.inputValue(), await processing.isChecked()];

  await test.step('sees that an address is invalid, and nothing becomes pending', async () => {
    await address.fill('not an address');
    await address.press('Tab');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('link', { name: 'Open the portal' })).toBeHidden();
  });

  await test.step('sets an address that can be opened, and switches processing', async () => {
    await address.fill('https://returns.northwind.example/start');
    await address.press('Tab');
    const link = page.getByRole('link', { name: 'Open the portal' });
    await expect(link).toHaveAttribute('href', 'https://returns.northwind.example/start');
    await processing.press('Space');
    await expect(publishing.bar).toContainText('2 unsaved changes');
    await examine(page, 'settings');
  });

  await test.step('confirms that pages are removed, publishes, and sees the settings live after a reload', async () => {
    await publishing.bar.getByRole('button', { name: 'Review' }).click();
    await publishing.review.getByRole('checkbox', { name: /no longer listed/ }).press('Space');
    await publishing.publish(2);
    await page.reload();
    await expect(address).toHaveValue('https://returns.northwind.example/start');
    await expect(processing).toBeChecked({ checked: !wasOn });
  });

  await test.step('undoes the publish from the history, and sees the original settings', async () => {
    await publishing.undoNewest();
    await publishing.publish(2);
    await page.goto('/NORTHWIND/settings');
    await expect(address).toHaveValue(before);
    await expect(processing).toBeChecked({ checked: wasOn });
  });
});

import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Undone at the end. Other tests of this merchant must not see what this one publishes.
test.use({ undoesItsPublishes: true });

test('a merchant changes the privacy link, clears the terms link to use the owner’s, publishes, and undoes that from the history [BN-3] [CF-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/footer-links');
  const publishing = new PublishBar(page);
  const main = page.getByRole('main');
  const privacy = main.getByLabel('Privacy policy');
  const terms = main.getByLabel('Terms and conditions');
  const foot = page.getByRole('contentinfo');

  await test.step('is refused a javascript: address', async () => {
    await privacy.fill('javascript:alert(1)');
    await privacy.press('Tab');
    await expect(privacy).toHaveAttribute('aria-invalid', 'true');
    await expect(publishing.bar).toBeHidden();
    await examine(page, 'footer links with a mistake');
  });

  await test.step('sets one address and uses the owner’s for the other', async () => {
    await privacy.fill('https://www.northwind.example/data-protection');
    await privacy.press('Tab');
    await terms.fill('');
    await terms.press('Tab');
    await expect(main).toContainText('Empty, so the link of Australia Post is shown:');
    await expect(publishing.bar).toContainText('2 unsaved changes');
  });

  await test.step('publishes, and sees the links in the page footer after a reload', async () => {
    await publishing.publish(2);
    await page.reload();
    await expect(privacy).toHaveValue('https://www.northwind.example/data-protection');
    await expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', /data-protection$/);
    await expect(terms).toHaveValue('');
    await expect(foot.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('href', /northwind/);
  });

  await test.step('undoes the publish from the history, and sees the original links', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Privacy policy link');
    await publishing.publish(2);
    await page.goto('/NORTHWIND/footer-links');
    await expect(privacy).toHaveValue('https://www.northwind.example/privacy');
    await expect(terms).toHaveValue('https://www.northwind.example/terms');
  });
});

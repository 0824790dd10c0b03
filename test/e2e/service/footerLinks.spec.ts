import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// What is published here, and undone at the end, would be news to the other journeys of this merchant.
test.use({ undoesItsPublishes: true });

test('a merchant changes where the privacy link leads, leaves the terms to the owner, publishes, and undoes that from the history [BN-3] [CF-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/footer-links');
  const publishing = new PublishBar(page);
  const main = page.getByRole('main');
  const privacy = main.getByLabel('Privacy policy');
  const terms = main.getByLabel('Terms and conditions');
  const foot = page.getByRole('contentinfo');

  await test.step('is refused an address that is a script', async () => {
    await privacy.fill('javascript:alert(1)');
    await privacy.press('Tab');
    await expect(privacy).toHaveAttribute('aria-invalid', 'true');
    await expect(publishing.bar).toBeHidden();
    await examine(page, 'footer links with a mistake');
  });

  await test.step('sets one address and leaves the other to the owner', async () => {
    await privacy.fill('https://www.northwind.example/data-protection');
    await privacy.press('Tab');
    await terms.fill('');
    await terms.press('Tab');
    await expect(main).toContainText('Empty, so the link of Australia Post is shown:');
    await expect(publishing.bar).toContainText('2 unsaved changes');
  });

  await test.step('publishes, and finds it at the foot of the page after a reload', async () => {
    await publishing.publish(2);
    await page.reload();
    await expect(privacy).toHaveValue('https://www.northwind.example/data-protection');
    await expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', /data-protection$/);
    await expect(terms).toHaveValue('');
    await expect(foot.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('href', /northwind/);
  });

  await test.step('undoes it from the history, and finds what was there first', async () => {
    await publishing.undoNewest();
    await expect(publishing.review).toContainText('Privacy policy link');
    await publishing.publish(2);
    await page.goto('/NORTHWIND/footer-links');
    await expect(privacy).toHaveValue('https://www.northwind.example/privacy');
    await expect(terms).toHaveValue('https://www.northwind.example/terms');
  });
});

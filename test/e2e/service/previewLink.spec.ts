import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// Other tests of this merchant must not see these pending changes.
test.use({ undoesItsPublishes: true });

const PENDING = 'What would you like to send back?';

test('a merchant shares pending changes by a link with a person who has no account, and revokes the link [CT-4] [SH-1]', async ({
  page,
  enter,
  openForAnother,
  complaints,
}) => {
  await enter(page, northwind, '/NORTHWIND/wording');
  let address = '';

  await test.step('changes a text', async () => {
    const own = page.frameLocator('iframe[title$="preview"]').getByRole('heading', { level: 1 });
    await expect(own).toHaveText('Tell us what you are returning');
    const heading = page.getByRole('main').getByLabel('Heading', { exact: true }).first();
    await heading.fill(PENDING);
    await heading.press('Tab');
    await expect(own).toHaveText(PENDING);
    await expect(new PublishBar(page).bar).toContainText('1 unsaved change');
  });

  await test.step('creates a link', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Test a return' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share a preview' });
    await expect(dialog.getByText('No link is open.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const field = dialog.getByRole('textbox', { name: 'Link', exact: true });
    await expect(field).toHaveValue(/\/preview#[\w-]{43}$/);
    address = await field.inputValue();
    await expect(dialog).toContainText('Not opened yet');
    await examine(page, 'sharing a preview');
  });

  const visitor = await openForAnother();
  const portal = visitor.frameLocator('iframe[title$="preview"]');

  await test.step('a visitor without an account sees the pending text, even after a reload', async () => {
    const requestedUrls: string[] = [];
    visitor.on('request', (request) => requestedUrls.push(request.url()));
    const answer = await visitor.goto(address);
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(PENDING);
    await expect(visitor.getByText(/^This is a preview as of /)).toBeVisible();
    await expect(visitor.getByRole('navigation')).toHaveCount(0);
    await examine(visitor, 'a shared preview');
    await visitor.reload();
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(PENDING);
    const token = new URL(address).hash.slice(1);
    expect(requestedUrls.filter((url) => new URL(url).hash === '' && url.includes(token))).toEqual([]);
  });

  await test.step('the merchant sees that the link was opened, and revokes it', async () => {
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Share a preview' });
    await expect(dialog.getByRole('heading', { name: 'Open links' })).toBeVisible();
    await expect(dialog).toContainText('Last opened');
    await dialog.getByRole('button', { name: /^Revoke the link of/ }).click();
    await expect(dialog.getByText('No link is open.')).toBeVisible();
  });

  await test.step('the revoked link and an unknown link show no configuration', async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link was revoked');
    await examine(visitor, 'a revoked preview');
    complaints.expect(/404.*preview-links\/open/);
    await visitor.goto(`${new URL(address).origin}/preview#guessed-and-never-made`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link isn’t valid');
    await visitor.goto(`${new URL(address).origin}/preview`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  });
});

import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';

// Other tests of this merchant must not see these pending changes.
test.use({ undoesItsPublishes: true });

test('a merchant tests a return up to the last screen, edits the deciding rule, and compares pending and published decisions [CT-2] [RL-4] [CF-7] [LG-2]', async ({
  page,
  context,
  service,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/test-return');
  const portal = page.frameLocator('iframe[title$="preview"]');
  const heading = portal.getByRole('heading', { level: 1 });
  const nextButton = portal.getByRole('contentinfo').getByRole('button');
  const reasons = page.getByRole('list', { name: 'Why' });
  const windows = reasons.getByRole('listitem').filter({ hasText: 'Everything within 30 days' });

  await test.step('reaches the last screen by keyboard, without a request to the service', async () => {
    await expect(heading).toHaveText('Tell us what you are returning');
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      // The idle page revalidates its texts, which is independent of the test return.
      if (request.url().includes('/api/locale?')) return;
      if (request.method() !== 'GET' || request.url().includes('/api/')) requestedUrls.push(request.url());
    });
    for (const next of ['Choose what to return', 'How will you send it?', 'Check and book', 'Your return is booked']) {
      await nextButton.focus();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(next);
    }
    expect(requestedUrls).toEqual([]);
    await expect(page.getByText('Nothing is booked')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Screens' }).getByText(', visited')).toHaveCount(4);
  });

  await test.step('finds the same screen with the deciding rules after a reload', async () => {
    await page.getByRole('button', { name: /^2\. / }).click();
    await page.reload();
    await expect(heading).toHaveText('Choose what to return');
    await expect(windows.first()).toContainText('No other rule matches.');
    await windows.first().getByRole('button').focus();
    await expect(portal.locator('[data-pointed]')).toHaveCount(1);
  });

  await test.step('presents the screens full screen with only the logo around them, and returns to the same screen [RT-6] [SH-1]', async () => {
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(heading).toHaveText('Choose what to return');
    const mug = portal.getByRole('checkbox', { name: /Steel mug/ });
    // A click takes effect only after the frame's request and the page's confirmation.
    await mug.click();
    await expect(mug).toBeChecked();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('img', { name: 'Northwind Outdoor' })).toBeVisible();
    await examine(page, 'the test of a return in full screen');
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(page).toHaveURL(/\/test-return\?screen=selectReturns$/);
    await expect(mug).toBeChecked();
    await mug.click();
    await expect(mug).not.toBeChecked();
  });

  await test.step('opens the rule that made the decision, and shortens its return window', async () => {
    await windows.first().getByRole('button', { name: 'Everything within 30 days' }).click();
    const rule = page.getByRole('row').filter({ hasText: 'Everything within 30 days' });
    await expect(rule).toBeFocused();
    await rule.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Edit rule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Can be returned for').fill('5');
    await dialog.getByRole('button', { name: 'Apply changes' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('sees the pending decision next to the published decision', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Test a return' }).click();
    await page.getByRole('button', { name: /^2\. / }).click();
    await expect(page.getByText(/^Differs from published: [1-9]/)).toBeVisible();
    await expect(windows.first().locator('del')).toHaveCount(1);
    await expect(windows.first()).toContainText('The return window of 5 days');
    await examine(page, 'the test of a return with a pending rule');
    await page.getByRole('radio', { name: 'Published' }).press('Space');
    await expect(windows.first()).toContainText('The return window of 30 days');
  });

  await test.step('sees miniatures of the five screens, which are laid out from right to left in Arabic [LG-2]', async () => {
    await context.addCookies([{ name: 'language', value: 'ar', url: service.url }]);
    await page.goto('/NORTHWIND/test-return');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const screens = page.frameLocator(`iframe[title="${textOf('ar', 'portalPreview.screens')}"]`).getByRole('heading', {
      level: 1,
      includeHidden: true,
    });
    await expect(screens).toHaveCount(5);
    for (const screen of await screens.all()) await expect(screen).toBeInViewport();
  });
});

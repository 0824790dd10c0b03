import { blueHarbour, PASSWORD } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../fixtures/textOf.ts';

test.use({ baseURL: ({ demoUrl }, use) => use(demoUrl) });

for (const language of ['fr', 'ar'] as const)
  test(`user menu and language list of the classic layout are 175 px wide, and the footer has the remaining links, in ${language} [SH-6] [NV-7]`, async ({
    page,
    context,
    demoUrl,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: demoUrl }]);
    await page.goto('/BLUEHARBOUR/return-reasons');
    await page.locator('input[type="email"]').fill(blueHarbour.email);
    await page.locator('input[type="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const title = textOf(language, 'navigation.returnReasons');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const menu = page.getByRole('menu');
    /** Width of the menu's panel in pixels, and number of menu elements whose content is cut off. */
    const measured = () =>
      menu.evaluate((list) => ({
        width: (list.closest('[data-trigger]') ?? list).getBoundingClientRect().width,
        cut: [list, ...list.querySelectorAll('[role="menuitem"], [role="menuitemradio"]')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
      }));

    await page.getByRole('button', { name: blueHarbour.email }).click();
    await expect(menu.getByRole('menuitem')).toHaveText([
      textOf(language, 'languages.label'),
      textOf(language, 'navigation.users'),
      textOf(language, 'userMenu.signOut'),
    ]);
    await expect.poll(measured).toEqual({ width: 175, cut: 0 });
    await menu.getByRole('menuitem').first().click();
    await expect(menu.getByRole('menuitemradio')).toHaveCount(6);
    await expect.poll(measured).toEqual({ width: 175, cut: 0 });
    await page.keyboard.press('Escape');

    const preferences = textOf(language, 'userMenu.preferences');
    await page.getByRole('contentinfo').getByRole('button', { name: preferences }).click();
    await menu.getByRole('menuitem', { name: textOf(language, 'navigation.signInSecurity') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: textOf(language, 'navigation.signInSecurity') }),
    ).toBeVisible();
  });

import type { Locator } from '@playwright/test';
import { admin, northwind, type Person } from '../fixtures/people.ts';
import { cutTexts, overflowWidth } from '../fixtures/layout/looks.ts';
import { HEIGHT, PseudoTab, WIDE } from '../fixtures/layout/PseudoTab.ts';
import { expect, test } from '../fixtures/test.ts';
import { settle } from '../fixtures/violationsOf.ts';
import { languages } from '../../../src/domain/languages/language.ts';
import { inFull } from '../../support/inFull.ts';

const WIDTHS = [360, WIDE];

/** Overlay that a click opens. `open` starts from the URL and returns the overlay. */
type Opened = {
  readonly what: string;
  readonly person: Person;
  readonly address: string;
  readonly open: (tab: PseudoTab) => Promise<Locator>;
};

const button = ({ page }: PseudoTab, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Clicks the button with this text and returns the dialog. */
const dialogOf =
  (key: string) =>
  async (tab: PseudoTab): Promise<Locator> => {
    await button(tab, tab.text(key)).click();
    return tab.page.getByRole('dialog');
  };

/** Clicks the first button that opens a menu and returns the menu. */
const menuIn =
  (place: string) =>
  async ({ page }: PseudoTab): Promise<Locator> => {
    await page.locator(`${place} [aria-haspopup]:visible`).first().click();
    return page.getByRole('menu');
  };

/** Makes an edit, so the publish bar is shown. */
async function edit(tab: PseudoTab): Promise<Locator> {
  const bar = tab.page.getByRole('region', { name: tab.text('changes.barLabel') });
  await tab.page
    .locator('main label')
    .filter({ has: tab.page.getByRole('switch') })
    .first()
    .click();
  await expect(bar).toBeVisible();
  return bar;
}

const opened: readonly Opened[] = [
  { what: 'a new reason', person: northwind, address: '/return-reasons', open: dialogOf('returnReasons.add') },
  { what: 'the menu of a reason', person: northwind, address: '/return-reasons', open: menuIn('[role=row]') },
  {
    what: 'the account menu',
    person: northwind,
    address: '/history',
    open: async ({ page }) => {
      const account = page.getByRole('button').filter({ hasText: northwind.email });
      // On a phone the account menu is inside the navigation.
      if (!(await account.isVisible())) await page.getByRole('banner').getByRole('button').first().click();
      await account.click();
      return page.getByRole('menu');
    },
  },
  { what: 'a new rule', person: northwind, address: '/return-rules', open: dialogOf('rules.add') },
  { what: 'an invitation', person: northwind, address: '/users', open: dialogOf('users.invite') },
  {
    what: 'the bar and the review',
    person: northwind,
    address: '/return-reasons',
    open: async (tab) => {
      const bar = await edit(tab);
      await bar.getByRole('button', { name: tab.text('changes.review'), exact: true }).click();
      return tab.page.getByRole('dialog');
    },
  },
  {
    what: 'the command palette',
    person: northwind,
    address: '/history',
    open: async ({ page }) => {
      await page.keyboard.press('Control+k');
      return page.getByRole('dialog');
    },
  },
  {
    what: 'the reason for a review',
    person: admin,
    address: '/merchants/overview',
    open: async (tab) => {
      await tab.page.locator('tbody').getByRole('button').first().click();
      return tab.page.getByRole('dialog');
    },
  },
  {
    what: 'review mode',
    person: admin,
    address: '/merchants/overview',
    open: async (tab) => {
      await tab.page.locator('tbody').getByRole('button').first().click();
      const dialog = tab.page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(tab.text('common.save'));
      await dialog.locator('button[type=submit]').click();
      await expect(tab.page).toHaveURL(/merchants\/[A-Z]+/);
      return tab.page.getByRole('main').getByRole('heading', { level: 1 });
    },
  },
];

// The tests run one after another, because they share one user's draft.
test.describe.configure({ mode: 'default' });

for (const { what, person, address, open } of inFull('layout') ? opened : [])
  for (const kind of ['long', 'rtl'] as const)
    for (const width of WIDTHS)
      test(`${what} has no cut or untranslated text in a pseudo-language, ${kind}, ${width} px [LG-1] [LG-3]`, async ({
        browser,
        service,
        enter,
        complaints,
      }) => {
        const tab = await PseudoTab.open({ browser, service, complaints, kind });
        await tab.resize(width);
        await enter(tab.page, person, person === admin ? address : `/NORTHWIND${address}`);
        await tab.isSettled();
        await expect(await open(tab)).toBeVisible();
        await tab.isSettled();
        await tab.look(`${what}, ${kind}, ${width} px`);
        await tab.close();
      });

// The bundles of pages before sign-in are part of the page, so these pages are examined in the real languages.
for (const language of inFull('layout') ? languages : [])
  for (const width of WIDTHS)
    test(`the sign-in and forgotten-password pages have no cut text in ${language}, ${width} px [LG-1]`, async ({
      page,
      context,
      service,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await context.addCookies([{ name: 'language', value: language, url: service.url }]);
      await page.goto('/NORTHWIND/login');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const address of ['login', 'login?set-password']) {
        await page.goto(`/NORTHWIND/${address}`);
        await expect(page.getByRole('textbox').first()).toBeVisible();
        await settle(page);
        expect(await overflowWidth(page), address).toBe(0);
        expect(await cutTexts(page), address).toEqual([]);
      }
    });

import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Complaints } from '../fixtures/Complaints.ts';
import { copySample } from '../fixtures/copySample.ts';
import { openedInReview, openedOnPages, openedWithChanges, type Opened } from '../fixtures/layout/presses.ts';
import { areMirrored, PseudoPage } from '../fixtures/layout/pseudoPage.ts';
import type { LookedAt } from '../fixtures/layout/looks.ts';
import { admin, northwind } from '../fixtures/people.ts';
import { Service } from '../fixtures/Service.ts';
import { expect, test } from '../fixtures/test.ts';

const WIDTHS = [360, 1440];

/** The same page in both directions. */
class Mirror {
  readonly #ltr: PseudoPage;
  readonly #rtl: PseudoPage;

  private constructor(ltr: PseudoPage, rtl: PseudoPage) {
    this.#ltr = ltr;
    this.#rtl = rtl;
  }

  static async open(browser: Browser, complaints: Complaints, url: string): Promise<Mirror> {
    return new Mirror(
      await PseudoPage.open(browser, complaints, 'long', url),
      await PseudoPage.open(browser, complaints, 'rtl', url),
    );
  }

  get first(): PseudoPage {
    return this.#ltr;
  }

  async each(act: (pseudo: PseudoPage) => Promise<unknown>): Promise<void> {
    await Promise.all([this.#ltr, this.#rtl].map(act));
  }

  async resize(width: number): Promise<void> {
    await this.each((pseudo) => pseudo.resize(width));
  }

  /** What is there now is whole, and mirrored. */
  async look(seen: string, lookedAt: LookedAt): Promise<void> {
    await this.each(async (pseudo) => {
      if (lookedAt === 'opened') await pseudo.hasOpened();
      await pseudo.isDrawn();
      await pseudo.isWhole(seen, lookedAt);
    });
    console.log(await areMirrored(this.#ltr, this.#rtl, seen, lookedAt));
  }

  /** Opens one thing after another, each on the page as it comes, and looks at it. */
  async lookAtOpened(path: string, all: readonly Opened[], width: number): Promise<void> {
    await this.resize(width);
    for (const { name, open, widths = WIDTHS } of all)
      if (widths.includes(width))
        await test.step(`${name}, ${width} px`, async () => {
          await this.each(async (pseudo) => {
            await pseudo.page.goto(path);
            await pseudo.isDrawn();
            await open(pseudo);
          });
          await this.look(`${path}, ${name}, ${width} px`, 'opened');
        });
  }

  async close(): Promise<void> {
    await this.each((pseudo) => pseudo.close());
  }
}

const all = process.env['LAYOUT'] === 'all';

for (const { path, audience, opened } of all ? openedOnPages : [])
  test(`what a press opens on ${path} is whole, translated and mirrored in pseudo-languages [LG-1] [LG-3]`, async ({
    browser,
    service,
    enter,
    complaints,
  }) => {
    const address = audience === 'admin' ? path : `/NORTHWIND${path}`;
    const mirror = await Mirror.open(browser, complaints, service.url);
    await mirror.each(({ page }) => enter(page, audience === 'admin' ? admin : northwind, address));
    for (const width of WIDTHS) await mirror.lookAtOpened(address, opened, width);
    await mirror.close();
  });

if (all) {
  test('what pending changes open is whole, translated and mirrored in pseudo-languages [LG-1] [LG-3]', async ({
    browser,
    service,
    enter,
    complaints,
  }) => {
    const mirror = await Mirror.open(browser, complaints, service.url);
    const { page } = mirror.first;
    await enter(page, northwind);
    // Both directions are one person's, and share the draft.
    const kept = page.waitForResponse(
      (response) => response.url().endsWith('/drafts/mine') && response.request().method() === 'PUT' && response.ok(),
    );
    await page
      .getByRole('grid')
      .locator('label', { has: page.getByRole('switch') })
      .first()
      .click();
    await kept;
    await mirror.each(async (pseudo) => {
      if (pseudo.page !== page) await enter(pseudo.page, northwind);
    });
    for (const width of WIDTHS) {
      await mirror.lookAtOpened(northwind.home, openedWithChanges, width);
      await mirror.each(({ page: tab }) => tab.goto(northwind.home));
      await mirror.look(`with a change, ${width} px`, 'page');
    }
    await mirror.close();
  });

  test('a merchant under review is whole, translated and mirrored in pseudo-languages [LG-1] [LG-3]', async ({
    browser,
    service,
    enter,
    complaints,
  }) => {
    const address = '/merchants/NORTHWIND/return-reasons';
    const mirror = await Mirror.open(browser, complaints, service.url);
    await mirror.each(async (pseudo) => {
      const { page } = pseudo;
      await enter(page, admin, '/merchants/overview?review=NORTHWIND');
      await page.getByRole('dialog').getByRole('textbox').fill('Ticket 4711');
      await page.getByRole('dialog').getByRole('textbox').press('Enter');
      await expect(page.getByRole('region', { name: pseudo.text('reviewMode.label') })).toBeVisible();
    });
    for (const width of WIDTHS) {
      await mirror.resize(width);
      await mirror.each(({ page }) => page.goto(address));
      await mirror.look(`${address}, ${width} px`, 'page');
      await mirror.lookAtOpened(address, openedInReview, width);
    }
    await mirror.close();
  });

  test('sign-in and a forgotten password are whole, translated and mirrored in pseudo-languages [LG-1] [LG-3]', async ({
    browser,
    complaints,
  }) => {
    complaints.expect(/^401: /, /status of 401/);
    const dataDir = await copySample();
    const service = await Service.start(dataDir, {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '9',
      MAIL_FROM: 'returns@auspost.example',
      PAGE_URLS: 'https://returns.example',
    });
    const mirror = await Mirror.open(browser, complaints, service.url);
    /** The service renders these in real words: another language is chosen in place. */
    const goTo = (address: string): Promise<void> =>
      mirror.each(async (pseudo) => {
        const { page } = pseudo;
        await page.context().addCookies([{ name: 'language', value: 'nl', url: service.url }]);
        await page.goto(address);
        await page.locator('footer select').selectOption(pseudo.language);
        await pseudo.isDrawn();
      });
    for (const width of WIDTHS) {
      await mirror.resize(width);
      await goTo('/NORTHWIND');
      await mirror.look(`sign-in, ${width} px`, 'page');
      await mirror.each(async ({ page }) => {
        await page.locator('#username').fill(northwind.email);
        await page.locator('#password').fill('wrong');
        await page.locator('#password').press('Enter');
        await expect(page.getByRole('alert')).toBeVisible();
      });
      await mirror.look(`sign-in refused, ${width} px`, 'page');
      await goTo('/NORTHWIND?set-password');
      await mirror.look(`a forgotten password, ${width} px`, 'page');
      await mirror.each(async (pseudo) => {
        await pseudo.page.getByRole('textbox').first().fill('nobody@northwind.example');
        await pseudo.page.getByRole('textbox').first().press('Enter');
        await expect(pseudo.page.locator('h1')).toHaveText(pseudo.text('setPassword.forgotten.sentTitle'));
      });
      await mirror.look(`a link is asked for, ${width} px`, 'page');
    }
    await mirror.close();
    await service.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

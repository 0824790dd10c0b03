import type { Browser } from '@playwright/test';
import type { Complaints } from '../fixtures/Complaints.ts';
import { openedOnPages, openedWithChanges, type Opened } from '../fixtures/layout/presses.ts';
import { boxesOf } from '../fixtures/layout/looks.ts';
import { PseudoTab, WIDE } from '../fixtures/layout/PseudoTab.ts';
import { mirrored, type Box } from '../../support/layout/mirrored.ts';
import { admin, northwind } from '../fixtures/people.ts';
import type { Service } from '../fixtures/Service.ts';
import { expect, test } from '../fixtures/test.ts';
import { inFull } from '../../support/inFull.ts';

const WIDTHS = [360, WIDE];
/** Of the boxes that are looked at, how many stand in the mirror. */
const MIRRORED = 0.99;

/** What is looked at: the whole page, or what was opened over it. */
type Place = 'page' | 'opened';
const PLACES: Readonly<Record<Place, string>> = {
  page: '*',
  opened: '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
};

/** One look after another: what is wrong is told at once. */
const look = expect.configure({ soft: true });

/** What was opened lies where its page was scrolled to: only its own parts are compared in height. */
async function placed({ page }: PseudoTab, place: Place): Promise<readonly Box[]> {
  const boxes = await boxesOf(page, PLACES[place]);
  const y = place === 'opened' ? (boxes[0]?.top ?? 0) : 0;
  return boxes.map((box) => ({ ...box, top: box.top - y, bottom: box.bottom - y }));
}

/** The page is there, with all that it waits for, and what was opened over it. */
async function isDrawn(tab: PseudoTab, place: Place): Promise<void> {
  const { page, kind } = tab;
  await expect(page.locator('html')).toHaveAttribute('dir', kind === 'rtl' ? 'rtl' : 'ltr');
  await expect(page.locator('h1')).toContainText(']');
  if (place === 'opened') await expect(page.locator(`:is(${PLACES.opened}):visible`).last()).toBeVisible();
  await page.mouse.move(0, 0);
  await tab.isSettled();
}

/** The same page in both directions. */
class Mirror {
  readonly #ltr: PseudoTab;
  readonly #rtl: PseudoTab;

  private constructor(ltr: PseudoTab, rtl: PseudoTab) {
    this.#ltr = ltr;
    this.#rtl = rtl;
  }

  static async open(browser: Browser, complaints: Complaints, service: Service): Promise<Mirror> {
    return new Mirror(
      await PseudoTab.open({ browser, service, complaints, kind: 'long' }),
      await PseudoTab.open({ browser, service, complaints, kind: 'rtl' }),
    );
  }

  get first(): PseudoTab {
    return this.#ltr;
  }

  async each(act: (tab: PseudoTab) => Promise<unknown>): Promise<void> {
    await Promise.all([this.#ltr, this.#rtl].map(act));
  }

  async resize(width: number): Promise<void> {
    await this.each((tab) => tab.resize(width));
  }

  /** What is there now is whole, and mirrored. */
  async look(seen: string, place: Place): Promise<void> {
    await this.each(async (tab) => {
      await isDrawn(tab, place);
      await tab.look(`${seen}, ${tab.kind}`);
    });
    // Arabic has a typeface, sizes and heights of lines of its own.
    await this.#rtl.page.evaluate(() => (document.documentElement.lang = 'en'));
    const width = this.#ltr.page.viewportSize()?.width ?? 0;
    let share = '';
    await look(async () => {
      await this.each((tab) => isDrawn(tab, place));
      const found = mirrored(await placed(this.#ltr, place), await placed(this.#rtl, place), width);
      share = `${seen}: ${(found.share * 100).toFixed(1)} % of ${found.boxes} boxes are mirrored`;
      expect(found.share, [share, ...found.elsewhere.slice(0, 40)].join('\n')).toBeGreaterThanOrEqual(MIRRORED);
    }).toPass({ timeout: 30_000 });
    console.log(share);
  }

  /** Opens one thing after another, each on the page as it comes, and looks at it. */
  async lookAtOpened(path: string, all: readonly Opened[], width: number): Promise<void> {
    await this.resize(width);
    for (const { name, open, widths = WIDTHS } of all)
      if (widths.includes(width))
        await test.step(`${name}, ${width} px`, async () => {
          await this.each(async (tab) => {
            await tab.page.goto(path);
            await isDrawn(tab, 'page');
            await open(tab);
          });
          await this.look(`${path}, ${name}, ${width} px`, 'opened');
        });
  }

  async close(): Promise<void> {
    await this.each((tab) => tab.close());
  }
}

const all = inFull('layout');

for (const { path, audience, opened } of all ? openedOnPages : [])
  test(`what a press opens on ${path} is whole, translated and mirrored in pseudo-languages [LG-1] [LG-3]`, async ({
    browser,
    service,
    enter,
    complaints,
  }) => {
    const address = audience === 'admin' ? path : `/NORTHWIND${path}`;
    const mirror = await Mirror.open(browser, complaints, service);
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
    const mirror = await Mirror.open(browser, complaints, service);
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
    await mirror.each(async (tab) => {
      if (tab.page !== page) await enter(tab.page, northwind);
    });
    for (const width of WIDTHS) {
      await mirror.lookAtOpened(northwind.home, openedWithChanges, width);
      await mirror.each(({ page: each }) => each.goto(northwind.home));
      await mirror.look(`with a change, ${width} px`, 'page');
    }
    await mirror.close();
  });
}

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
/** Minimum proportion of the examined boxes that must be mirrored. */
const MIRRORED = 0.99;

/** Examined area: the page or an open overlay. */
type Place = 'page' | 'opened';
const PLACES: Readonly<Record<Place, string>> = {
  page: '*',
  opened: '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
};

/** Soft assertions, so all problems are reported at once. */
const look = expect.configure({ soft: true });

/**
 * An overlay moves when the page is scrolled, so vertical positions are compared only relative to the overlay.
 */
async function placed({ page }: PseudoTab, place: Place): Promise<readonly Box[]> {
  const boxes = await boxesOf(page, PLACES[place]);
  const y = place === 'opened' ? (boxes[0]?.top ?? 0) : 0;
  return boxes.map((box) => ({ ...box, top: box.top - y, bottom: box.bottom - y }));
}

/** Waits until the page and the overlay are rendered with all their data. */
async function waitForPage(tab: PseudoTab, place: Place): Promise<void> {
  const { page, kind } = tab;
  await expect(page.locator('html')).toHaveAttribute('dir', kind === 'rtl' ? 'rtl' : 'ltr');
  await expect(page.locator('h1')).toContainText(']');
  if (place === 'opened') await expect(page.locator(`:is(${PLACES.opened}):visible`).last()).toBeVisible();
  await page.mouse.move(0, 0);
  await tab.isSettled();
  if (place === 'page') await tab.scrollToTop();
}

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

  /** Checks that the page or overlay has no cut text and is mirrored. */
  async look(seen: string, place: Place): Promise<void> {
    await this.each(async (tab) => {
      await waitForPage(tab, place);
      await tab.look(`${seen}, ${tab.kind}`);
    });
    // Arabic has its own typeface, font sizes and line heights, which would move boxes.
    await this.#rtl.page.evaluate(() => (document.documentElement.lang = 'en'));
    const width = this.#ltr.page.viewportSize()?.width ?? 0;
    let share = '';
    await look(async () => {
      await this.each((tab) => waitForPage(tab, place));
      const found = mirrored(await placed(this.#ltr, place), await placed(this.#rtl, place), width);
      share = `${seen}: ${(found.share * 100).toFixed(1)} % of ${found.boxes} boxes are mirrored`;
      expect(found.share, [share, ...found.elsewhere.slice(0, 40)].join('\n')).toBeGreaterThanOrEqual(MIRRORED);
    }).toPass({ timeout: 10_000 });
    console.log(share);
  }

  /** Opens and examines the overlays one by one, each after a reload of the page. */
  async lookAtOpened(path: string, all: readonly Opened[], width: number): Promise<void> {
    await this.resize(width);
    for (const { name, open, widths = WIDTHS } of all)
      if (widths.includes(width))
        await test.step(`${name}, ${width} px`, async () => {
          await this.each(async (tab) => {
            await tab.page.goto(path);
            await waitForPage(tab, 'page');
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
  test(`overlays of ${path} have no cut or untranslated text and are mirrored, in pseudo-languages [LG-1] [LG-3]`, async ({
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
  test('overlays that need pending changes have no cut or untranslated text and are mirrored, in pseudo-languages [LG-1] [LG-3]', async ({
    browser,
    service,
    enter,
    complaints,
  }) => {
    const mirror = await Mirror.open(browser, complaints, service);
    const { page } = mirror.first;
    await enter(page, northwind);
    // Both tabs have the same user and share the draft.
    const draftStored = page.waitForResponse(
      (response) => response.url().endsWith('/drafts/mine') && response.request().method() === 'PUT' && response.ok(),
    );
    await page
      .getByRole('grid')
      .locator('label', { has: page.getByRole('switch') })
      .first()
      .click();
    await draftStored;
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

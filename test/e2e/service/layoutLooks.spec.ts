import { expect, test, type Page } from '@playwright/test';
import { mirrored } from '../../support/layout/mirrored.ts';
import { beyond, boxesOf, cutTexts, overflowWidth } from '../fixtures/layout/looks.ts';

const WIDTH = 400;
const HEIGHT = 300;

/** Renders this HTML. The tests below verify the checks of the layout suite. */
async function renderHtml(page: Page, body: string, dir = 'ltr'): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await page.setContent(
    `<html dir="${dir}"><style>* { margin: 0; font: 16px/20px monospace } body { inline-size: 100% }</style><body>${body}</body></html>`,
  );
}

test('`overflowWidth` returns by how much a page is wider than the window in either text direction, or 0 if it fits [LG-1]', async ({
  page,
}) => {
  for (const dir of ['ltr', 'rtl']) {
    await renderHtml(page, '<p style="inline-size: 430px">wide</p>', dir);
    expect(await overflowWidth(page), dir).toBe(30);
    await renderHtml(page, '<p style="inline-size: 400px">fits</p>', dir);
    expect(await overflowWidth(page), dir).toBe(0);
    // Content that is hidden or scrolled by its own container does not make the page scroll.
    await renderHtml(page, '<div style="overflow: auto"><p style="inline-size: 430px">wide</p></div>', dir);
    expect(await overflowWidth(page), dir).toBe(0);
  }
});

test('`cutTexts` returns texts that are cut in width or height, unless their `title` is complete [LG-3]', async ({
  page,
}) => {
  const narrow = 'inline-size: 60px; white-space: nowrap';
  const clipped = 'overflow: hidden; text-overflow: ellipsis';
  await renderHtml(
    page,
    `<div class="across" style="${narrow}; overflow: hidden">cut across</div>
     <div class="down" style="block-size: 15px; overflow: clip">cut down</div>
     <div class="outer" style="inline-size: 60px; overflow: hidden"><p style="inline-size: 200px">cut by an outer</p></div>
     <div class="ellipsis" style="${narrow}; ${clipped}">no title tells it</div>
     <div style="${narrow}; ${clipped}" title="its title tells it">its title tells it</div>
     <div style="${narrow}; overflow: auto">can be scrolled to</div>
     <div style="${narrow}">shown beside its box</div>
     <div style="overflow: hidden">whole</div>`,
  );
  expect(await cutTexts(page)).toEqual([
    'div.across: cut across',
    'div.down: cut down',
    'div.outer: cut by an outer',
    'div.ellipsis: no title tells it …',
  ]);
});

test('`beyond` returns overlays that scroll horizontally or extend beyond the window [LG-3]', async ({ page }) => {
  const dialog = (style: string, body = 'text'): string =>
    `<div style="position: fixed; inset: 0"><div role="dialog" style="position: absolute; ${style}">${body}</div></div>`;
  await renderHtml(page, dialog('left: 0; width: 400px; height: 300px'));
  expect(await beyond(page)).toEqual([]);
  await renderHtml(page, dialog('left: 100px; width: 330px'));
  expect(await beyond(page)).toEqual(['dialog: 30 px to the right']);
  await renderHtml(page, dialog('left: -20px; top: 260px; width: 330px; height: 50px'));
  expect(await beyond(page)).toEqual(['dialog: 20 px to the left', 'dialog: 10 px below']);
  await renderHtml(
    page,
    dialog('width: 300px', '<div class="body" style="overflow: auto"><p style="inline-size: 350px">wide</p></div>'),
  );
  expect(await beyond(page)).toEqual(['div.body: 50 px to scroll horizontally']);
});

test('`mirrored` returns elements that are on the same side in both text directions, on the page and in overlays [LG-1]', async ({
  page,
}) => {
  const share = async (body: string): Promise<number> => {
    await renderHtml(page, body);
    const ltr = await boxesOf(page);
    await renderHtml(page, body, 'rtl');
    return mirrored(ltr, await boxesOf(page), WIDTH).share;
  };
  expect(await share('<p style="inline-size: 90px; margin-inline-start: 10px">text</p>')).toBe(1);
  expect(await share('<p style="inline-size: 90px; margin-left: 10px">text</p>')).toBe(0);
  expect(await share('<p style="inline-size: 90px">text</p><p style="position: absolute; left: 0">left</p>')).toBe(0.5);

  // Only the overlay is compared, also inside `display: contents`, with its page's direction.
  const right = '<p style="inline-size: 90px; margin-inline-start: 10px">text</p>';
  const wrong = '<p style="inline-size: 90px; margin-left: 10px">text</p>';
  const found = async (under: string, menu: string): Promise<{ readonly share: number; readonly boxes: number }> => {
    const body = (dir: string): string =>
      `<div id="root">${under}</div><div style="display: contents"><div dir="${dir}" data-trigger="Menu"><div role="menu">${menu}</div></div></div>`;
    await renderHtml(page, body('ltr'));
    const ltr = await boxesOf(page, '[role=menu]');
    await renderHtml(page, body('rtl'), 'rtl');
    const { share, boxes } = mirrored(ltr, await boxesOf(page, '[role=menu]'), WIDTH);
    return { share, boxes };
  };
  expect(await found(wrong, right)).toEqual({ share: 1, boxes: 1 });
  expect(await found(right, wrong)).toEqual({ share: 0, boxes: 1 });
});

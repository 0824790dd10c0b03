import { expect, test, type Page } from '@playwright/test';
import { boxesOf, cutTexts, hiddenSideways, sideways } from '../fixtures/layout/looks.ts';
import { mirrored, type Mirrored } from '../../support/layout/mirrored.ts';

const WIDTH = 400;
/** What stands in a page beside the application. */
const over = (content: string): string => `<div id="root"></div>${content}`;

/** A page of this content alone, whose texts are all as long as in any other font. */
async function show(page: Page, body: string, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const style = 'body { margin: 0; font: 16px/20px monospace } .box { background: #ccc }';
  await page.setContent(`<!doctype html><html dir="${dir}"><style>${style}</style><body>${body}`);
}

test.use({ viewport: { width: WIDTH, height: 300 } });

test('the looks at a layout see what is wrong, and nothing else [LG-1] [LG-3]', async ({ page }) => {
  await test.step('a page that scrolls sideways, by how much', async () => {
    await show(page, '<p>whole</p>');
    expect(await sideways(page)).toBe(0);
    await show(page, `<p style="inline-size: ${WIDTH + 30}px">wide</p>`);
    expect(await sideways(page)).toBe(30);
  });

  await test.step('a part that hides some of its width in what was opened', async () => {
    const part = (overflow: string, width: number): string =>
      `<div class="part" style="inline-size: 200px; overflow: ${overflow}"><p style="inline-size: ${width}px">wide</p></div>`;
    for (const [html, found] of [
      [over(part('auto', 250)), ['div.part: 250 of 200']],
      [over(part('auto', 200)), []],
      [over(part('visible', 250)), []],
      [over(part('auto; white-space: nowrap', 250)), []],
      [`<div id="root">${part('auto', 250)}</div>`, []],
    ] as const) {
      await show(page, html);
      expect(await hiddenSideways(page, 'opened'), html).toEqual(found);
    }
  });

  const long = 'a text that needs more room';
  for (const [what, html, found] of [
    ['is whole', `<p>${long}</p>`, []],
    [
      'is cut at its end',
      `<p class="cut" style="inline-size: 90px; overflow: hidden; white-space: nowrap">${long}</p>`,
      [`p.cut: ${long}`],
    ],
    [
      'is cut by an outer element',
      `<div class="cut" style="inline-size: 90px; overflow: clip"><p style="white-space: nowrap">${long}</p></div>`,
      [`div.cut: ${long}`],
    ],
    [
      'is cut below',
      `<p class="cut" style="inline-size: 90px; block-size: 25px; overflow: hidden">${long}</p>`,
      [`p.cut: ${long}`],
    ],
    [
      'ends with an ellipsis',
      `<p class="cut" style="inline-size: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</p>`,
      [`p.cut: ${long} …`],
    ],
    [
      'ends with an ellipsis and is whole in a title',
      `<p title="${long}" style="inline-size: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</p>`,
      [],
    ],
    [
      'can be scrolled to',
      `<div style="inline-size: 90px; overflow: auto"><p style="white-space: nowrap">${long}</p></div>`,
      [],
    ],
    [
      'lies beside the window',
      `<p style="position: absolute; inset-inline-start: ${WIDTH - 20}px; white-space: nowrap">${long}</p>`,
      [`outside the window: ${long}`],
    ],
    [
      'lies before the window',
      `<p style="position: absolute; inset-inline-start: -40px">${long}</p>`,
      [`outside the window: ${long}`],
    ],
    [
      'is fixed below the window',
      `<p style="position: fixed; inset-block-start: 290px">${long}</p>`,
      [`outside the window: ${long}`],
    ],
    ['lies below the window, in the page', `<p style="margin-block-start: 400px">${long}</p>`, []],
    [
      'is read out alone',
      `<p style="position: absolute; clip-path: inset(50%); inset-inline-start: -90px">${long}</p>`,
      [],
    ],
    ['is not seen', `<p style="visibility: hidden; inline-size: 10px; overflow: hidden">${long}</p>`, []],
  ] as const)
    await test.step(`a text that ${what}`, async () => {
      await show(page, html);
      expect(await cutTexts(page)).toEqual(found);
    });

  const mirror = async (html: string, lookedAt: 'page' | 'opened' = 'page'): Promise<Mirrored> => {
    await show(page, html);
    const ltr = await boxesOf(page, lookedAt);
    await show(page, html, 'rtl');
    return mirrored(ltr, await boxesOf(page, lookedAt), WIDTH);
  };
  const box = (style: string): string =>
    `<div class="box" style="inline-size: 50px; block-size: 20px; ${style}"></div>`;
  for (const [what, html, share] of [
    ['by logical margins stands', box('margin-inline-start: 30px'), 1],
    ['by a physical margin does not', box('margin-left: 30px'), 0],
    ['in an element without a box is looked at', `<div style="display: contents">${box('margin-left: 30px')}</div>`, 0],
    ['by a physical place does not', box('position: absolute; left: 30px'), 0],
    ['in the order of its line stands', `<div style="display: flex">${box('')}${box('flex: 1')}</div>`, 1],
    ['at a physical side of its line does not', `<p><b style="float: left">one</b> two</p>`, 0.5],
    ['moved by a transform does not', box('transform: translateX(30px)'), 0],
    ['that keeps its direction is looked at whole', `<div dir="ltr" class="box">${box('margin-left: 9px')}</div>`, 1],
    ['that is transparent is not looked at', `<p>text</p>${box('background: none; margin-left: 30px')}`, 1],
  ] as const)
    await test.step(`a box ${what} in the mirror`, async () => {
      const found = await mirror(html);
      // Nothing to look at is no mirror either.
      expect(found.boxes).toBeGreaterThan(0);
      expect(found.share).toBe(share);
    });

  await test.step('of what was opened alone', async () => {
    const wrong = box('margin-left: 30px');
    const right = box('margin-inline-start: 30px');
    const share = async (page_: string, opened: string): Promise<number> =>
      (await mirror(`<div id="root">${page_}</div><div>${opened}</div>`, 'opened')).share;
    expect([await share(wrong, right), await share(right, wrong), await share(right, '')]).toEqual([1, 0, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { BrowserPageFrame } from '../../../src/infrastructure/page/BrowserPageFrame.ts';

/** A window within another one, unless it is its own top. */
const windowOf = (isFramed: boolean, more: object = {}): Window => {
  const own: Record<string, unknown> = { ...more };
  own['self'] = own;
  own['top'] = isFramed ? {} : own;
  return own as unknown as Window;
};

describe('the frame of a page', () => {
  it('is known by the window above, the widget by what its script leaves behind [NV-3]', () => {
    const frames = [windowOf(false), windowOf(true), windowOf(true, { widgetUtils: {} })];
    expect(
      frames.map((own) => new BrowserPageFrame(own)).map((frame) => [frame.isFramed(), frame.hasWidgetUtilities()]),
    ).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});

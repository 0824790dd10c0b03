import { describe, expect, it } from 'vitest';
import { browserPageFrame } from '../../../src/infrastructure/page/browserPageFrame.ts';

const windowOf = (isFramed: boolean, more: object = {}): Window => {
  const own: Record<string, unknown> = { ...more };
  own['self'] = own;
  own['top'] = isFramed ? {} : own;
  return own as unknown as Window;
};

describe('browserPageFrame', () => {
  it("detects a frame by its parent window, and the widget by a global variable of the widget's script [NV-3]", () => {
    const frames = [windowOf(false), windowOf(true), windowOf(true, { widgetUtils: {} })];
    expect(frames.map(browserPageFrame).map((frame) => [frame.isFramed(), frame.hasWidgetUtilities()])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});

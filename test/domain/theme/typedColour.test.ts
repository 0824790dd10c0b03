import { describe, expect, it } from 'vitest';
import { typedColour } from '../../../src/domain/theme/parseHexColour.ts';

describe('typedColour [CT-3]', () => {
  it.each([
    ['#4A90E2', '#4a90e2'],
    [' 4a90e2 ', '#4a90e2'],
    ['#abc', '#aabbcc'],
    ['abc', '#aabbcc'],
    ['＃４Ａ９０Ｅ２', '#4a90e2'],
  ])('converts the typed text %j to %j', (typed, kept) => {
    expect(typedColour(typed)).toBe(kept);
  });

  it.each(['red', '#12345', '#gggggg', 'rgb(1,2,3)', '#4a90e2;}', 'url(x)', 'var(--x)'])(
    'returns %j unchanged because it is not a colour',
    (typed) => {
      expect(typedColour(typed)).toBe(typed);
    },
  );
});

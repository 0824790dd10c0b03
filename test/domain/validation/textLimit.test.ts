import { describe, expect, it } from 'vitest';
import { characterLimit, charactersLeft, isTooLong, unitLimit } from '../../../src/domain/validation/textLimit.ts';

describe('the length limit of a text', () => {
  it('counts the same units as the validator of the text, either graphemes or code units [FM-7]', () => {
    expect(charactersLeft(characterLimit(5), 'ab😀')).toEqual({ max: 5, left: 2 });
    expect(charactersLeft(unitLimit(5), 'ab😀')).toEqual({ max: 5, left: 1 });
  });

  it('accepts a text of the maximum length, but not a text with one more character', () => {
    expect([5, 6].map((length) => isTooLong(unitLimit(5), 'x'.repeat(length)))).toEqual([false, true]);
    expect(charactersLeft(unitLimit(5), 'x'.repeat(7)).left).toBe(-2);
  });
});

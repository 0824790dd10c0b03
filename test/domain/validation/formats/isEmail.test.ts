import { describe, expect, it } from 'vitest';
import { isEmail } from '../../../../src/domain/validation/formats/isEmail.ts';

describe('isEmail', () => {
  it('accepts an address of at most 254 characters [VL-email]', () => {
    const ofLength = (length: number): string =>
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 193)}`;
    expect([254, 255].map((length) => [ofLength(length).length, isEmail(ofLength(length))])).toEqual([
      [254, true],
      [255, false],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { bestChoices } from '../../../../src/domain/rules/analysis/FactChoice.ts';

const choices = (...hits: readonly bigint[]) => hits.map((each, nth) => ({ value: nth, hits: each }));
const best = (...hits: readonly bigint[]) => bestChoices(choices(...hits)).map(({ value }) => value);

describe('FactChoice [RL-8]', () => {
  it('omits a value if another value satisfies the same rules and additional rules', () => {
    expect(best(0b011n, 0b001n, 0b110n)).toEqual([1, 2]);
    expect(best(0b111n, 0b011n, 0b010n)).toEqual([2]);
    expect(best(0b01n, 0b10n)).toEqual([0, 1]);
    expect(best(0n, 0b1n)).toEqual([0]);
    expect(best()).toEqual([]);
  });

  it('keeps the first of several values that satisfy the same rules', () => {
    expect(best(0b10n, 0b01n, 0b10n, 0b01n)).toEqual([0, 1]);
  });
});

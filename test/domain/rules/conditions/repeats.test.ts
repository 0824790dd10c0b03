import { describe, expect, it } from 'vitest';
import { distinctTexts, repeatedCondition } from '../../../../src/domain/rules/conditions/repeats.ts';

describe('repetitions within a rule', () => {
  it('include texts that differ only in case or spaces, of which distinctTexts keeps the first [RL-6]', () => {
    expect(distinctTexts(['Gift', ' gift ', 'e\u0301', 'É', 'sale'])).toEqual(['Gift', 'e\u0301', 'sale']);
  });

  it('include conditions with the same fact, operator and values, even if the values have another order [RL-6]', () => {
    const tags = (operator: 'fullMatch' | 'partialMatch', ...value: string[]) =>
      ({ fact: 'tags', operator, value }) as const;
    const price = (from: number, to: number) => ({ fact: 'price', operator: 'between', value: [from, to] }) as const;
    expect(
      repeatedCondition([tags('fullMatch', 'a', 'b'), tags('partialMatch', 'a', 'b'), tags('fullMatch', 'a')]),
    ).toBe(-1);
    expect(repeatedCondition([tags('fullMatch', 'a', 'b'), price(1, 2), tags('fullMatch', 'B', 'A ')])).toBe(2);
    expect(repeatedCondition([price(1, 2), price(2, 1)])).toBe(-1);
    expect(repeatedCondition([price(1, 2), price(1, 2)])).toBe(1);
    expect(repeatedCondition([])).toBe(-1);
  });
});

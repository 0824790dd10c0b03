import { describe, expect, it } from 'vitest';
import type { RuleType } from '../../../src/domain/company/parts/ruleDocument.ts';
import { ruleFields } from '../../../src/ui/features/rules/form/ruleFields.ts';
import { BLANK_CONDITION, inputOf, type RuleInput } from '../../../src/ui/features/rules/form/ruleInput.ts';

const blank = inputOf(undefined, 'EUR');
function errorOf(type: RuleType, input: Partial<RuleInput>): unknown {
  const values = { ...blank, conditions: [], ...input };
  return ruleFields(type)
    .map(({ name, check }) => check?.(values[name] as never, values))
    .find((message) => message !== undefined);
}

const priced = (operator: 'lessThan' | 'between', from: number, to?: number): Partial<RuleInput> => ({
  conditions: [{ ...BLANK_CONDITION, fact: 'price', operator, prices: { from, to } }],
});

describe('ruleFields', () => {
  it('rejects a number of days that is fractional, negative or not a number [RL-1]', () => {
    for (const days of [1.5, -3, NaN, 36_501])
      expect(errorOf('RETURN_WINDOWS', { days })).toBe('rules.errors.daysInvalid');
    expect(errorOf('RETURN_WINDOWS', { days: 30 })).toBeUndefined();
  });

  it('rejects an amount that is negative, not a number or has fractions of a cent [RL-1] [VL-currency]', () => {
    for (const amount of [-4, NaN, 4.125, 1e21])
      expect(errorOf('REFUND_FEES', { amount })).toBe('validation.invalidCurrencyError');
    expect(errorOf('REFUND_FEES', { amount: 4.5 })).toBeUndefined();
  });

  it('accepts only existing currencies [RL-1]', () => {
    for (const currency of ['XQQ', 'euro', ''])
      expect(errorOf('REFUND_FEES', { amount: 4, currency })).toBe('rules.errors.currencyBlank');
    expect(errorOf('REFUND_FEES', { amount: 4, currency: 'NZD' })).toBeUndefined();
  });

  it('rejects a price range with a bound that is not a number [RL-3]', () => {
    for (const input of [priced('between', NaN, 5), priced('between', 5, NaN)])
      expect(errorOf('NON_RETURNABLE_ITEM', input)).toBe('rules.errors.numberBlank');
    expect(errorOf('NON_RETURNABLE_ITEM', priced('between', 5, 7))).toBeUndefined();
  });

  it('rejects a price that is negative or has fractions of a cent [VL-price]', () => {
    for (const input of [priced('lessThan', -5), priced('lessThan', 4.125), priced('between', 4, 7.005)])
      expect(errorOf('NON_RETURNABLE_ITEM', input)).toBe('validation.invalidCurrencyError');
    // The operator uses only one price, so the second price is not validated.
    expect(errorOf('NON_RETURNABLE_ITEM', priced('lessThan', 4.12, 7.005))).toBeUndefined();
  });
});

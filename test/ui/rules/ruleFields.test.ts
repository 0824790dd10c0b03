import { describe, expect, it } from 'vitest';
import type { RuleType } from '../../../src/domain/company/parts/ruleDocument.ts';
import { ruleFields } from '../../../src/ui/features/rules/form/ruleFields.ts';
import { BLANK_CONDITION, inputOf, type RuleInput } from '../../../src/ui/features/rules/form/ruleInput.ts';

const blank = inputOf(undefined, 'EUR');
function said(type: RuleType, input: Partial<RuleInput>): unknown {
  const values = { ...blank, conditions: [], ...input };
  return ruleFields(type)
    .map(({ name, check }) => check?.(values[name] as never, values))
    .find((message) => message !== undefined);
}

describe('ruleFields', () => {
  it('refuse a number of days that is fractional, negative or no number [RL-1]', () => {
    for (const days of [1.5, -3, NaN, 36_501])
      expect(said('RETURN_WINDOWS', { days })).toBe('rules.errors.daysInvalid');
    expect(said('RETURN_WINDOWS', { days: 30 })).toBeUndefined();
  });

  it('refuse an amount that is negative, no number or has fractions of a cent [RL-1] [VL-currency]', () => {
    for (const amount of [-4, NaN, 4.125, 1e21])
      expect(said('REFUND_FEES', { amount })).toBe('validation.invalidCurrencyError');
    expect(said('REFUND_FEES', { amount: 4.5 })).toBeUndefined();
  });

  it('accept only existing currencies [RL-1]', () => {
    for (const currency of ['XQQ', 'euro', '']) {
      expect(said('REFUND_FEES', { amount: 4, currency })).toBe('rules.errors.currencyBlank');
    }
    expect(said('REFUND_FEES', { amount: 4, currency: 'NZD' })).toBeUndefined();
  });

  it('refuse a price that is not a number, and leave it out of the rule as typed so far [RL-3]', () => {
    const priced = (from: number, to: number): Partial<RuleInput> => ({
      conditions: [{ ...BLANK_CONDITION, fact: 'price', operator: 'between', prices: { from, to } }],
    });
    expect(said('NON_RETURNABLE_ITEM', priced(NaN, 5))).toBe('rules.errors.numberBlank');
    expect(said('NON_RETURNABLE_ITEM', priced(5, NaN))).toBe('rules.errors.numberBlank');
    expect(said('NON_RETURNABLE_ITEM', priced(5, 7))).toBeUndefined();
  });

  it('refuse a price that is negative or has fractions of a cent [VL-price]', () => {
    const priced = (operator: 'lessThan' | 'between', from: number, to?: number): Partial<RuleInput> => ({
      conditions: [{ ...BLANK_CONDITION, fact: 'price', operator, prices: { from, to } }],
    });
    for (const input of [priced('lessThan', -5), priced('lessThan', 4.125), priced('between', 4, 7.005)])
      expect(said('NON_RETURNABLE_ITEM', input)).toBe('validation.invalidCurrencyError');
    // A second price that the operator does not use is not validated.
    expect(said('NON_RETURNABLE_ITEM', priced('lessThan', 4.12, 7.005))).toBeUndefined();
  });
});

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

describe('the numbers of a rule', () => {
  it('refuses a number of days that is not whole, negative, or no number [RL-1]', () => {
    for (const days of [1.5, -3, NaN, 36_501])
      expect(said('RETURN_WINDOWS', { days })).toBe('returnRules.errors.daysInvalid');
    expect(said('RETURN_WINDOWS', { days: 30 })).toBeUndefined();
  });

  it('refuses an amount that is negative, no number or of parts of a cent [RL-1] [VL-currency]', () => {
    for (const amount of [-4, NaN, 4.125, 1e21])
      expect(said('REFUND_FEES', { amount })).toBe('validation.invalidCurrencyError');
    expect(said('REFUND_FEES', { amount: 4.5 })).toBeUndefined();
  });

  it('takes a currency that exists alone [RL-1]', () => {
    for (const currency of ['XQQ', 'euro', '']) {
      expect(said('REFUND_FEES', { amount: 4, currency })).toBe('returnRules.errors.currencyBlank');
    }
    expect(said('REFUND_FEES', { amount: 4, currency: 'NZD' })).toBeUndefined();
  });

  it('refuses a price that is no number, and takes none of it into the rule as typed so far [RL-3]', () => {
    const priced = (from: number, to: number): Partial<RuleInput> => ({
      conditions: [{ ...BLANK_CONDITION, fact: 'price', operator: 'between', prices: { from, to } }],
    });
    expect(said('NON_RETURNABLE_ITEM', priced(NaN, 5))).toBe('returnRules.errors.numberBlank');
    expect(said('NON_RETURNABLE_ITEM', priced(5, NaN))).toBe('returnRules.errors.numberBlank');
    expect(said('NON_RETURNABLE_ITEM', priced(5, 7))).toBeUndefined();
  });

  it('refuses a price that is negative or of parts of a cent [VL-price]', () => {
    const priced = (operator: 'lessThan' | 'between', from: number, to?: number): Partial<RuleInput> => ({
      conditions: [{ ...BLANK_CONDITION, fact: 'price', operator, prices: { from, to } }],
    });
    for (const input of [priced('lessThan', -5), priced('lessThan', 4.125), priced('between', 4, 7.005)])
      expect(said('NON_RETURNABLE_ITEM', input)).toBe('validation.invalidCurrencyError');
    // What the condition does not ask for is not judged.
    expect(said('NON_RETURNABLE_ITEM', priced('lessThan', 4.12, 7.005))).toBeUndefined();
  });
});

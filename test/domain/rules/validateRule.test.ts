import { describe, expect, it } from 'vitest';
import {
  MAX_CONDITION_VALUES,
  MAX_RULE_CONDITIONS,
  MAX_RULE_TEXT,
  validateRule,
} from '../../../src/domain/rules/validateRule.ts';
import { makeSample } from '../../../sample/makeSample.ts';
import { SAMPLE_NOW } from '../../../sample/generateMerchants.ts';
import { aRule } from './aRule.ts';
import { sampleRules } from './sampleRules.ts';

const skus = (count: number, length = 1) =>
  ({ fact: 'sku', operator: 'fullMatch', value: Array.from({ length: count }, () => 'x'.repeat(length)) }) as const;

describe('validateRule', () => {
  it('accepts every rule of the sample portals', () => {
    for (const { companyId } of makeSample({ seed: 7, now: SAMPLE_NOW }).owners.flatMap((owner) => owner.merchants))
      for (const rule of sampleRules(companyId)) expect(validateRule(rule), rule.name).toBeUndefined();
  });

  it.each([
    ['name-blank', { name: ' ' }],
    ['text-too-long', { name: 'x'.repeat(MAX_RULE_TEXT + 1) }],
    ['priority-invalid', { priority: 1.5 }],
    ['priority-invalid', { priority: 1_000_001 }],
    ['priority-invalid', { priority: Number.NaN }],
    ['too-many-conditions', { conditions: Array.from({ length: MAX_RULE_CONDITIONS + 1 }, () => skus(1)) }],
    ['too-many-values', { conditions: [skus(MAX_CONDITION_VALUES + 1)] }],
    ['text-blank', { conditions: [{ fact: 'sku', operator: 'fullMatch', value: ['a', ' '] }] }],
    ['text-too-long', { conditions: [skus(1, MAX_RULE_TEXT + 1)] }],
    ['text-blank', { ruleType: 'RETURN_ADDRESS', eventData: { locationId: '' } }],
    ['number-invalid', { ruleType: 'RETURN_WINDOWS', eventData: { days: -1, from: 'purchaseDate' } }],
    ['priority-invalid', { priority: -1_000_001 }],
    ['too-many-values', { conditions: [skus(1), skus(MAX_CONDITION_VALUES + 1)] }],
    ['text-blank', { conditions: [skus(1), { fact: 'tags', operator: 'partialMatch', value: ['\t'] }] }],
    ['text-too-long', { ruleType: 'RETURN_ADDRESS', eventData: { locationId: 'x'.repeat(MAX_RULE_TEXT + 1) } }],
    ['text-too-long', { conditions: [{ fact: 'sku', operator: 'fullMatch', value: ['a', 'x'.repeat(201)] }] }],
  ] as const)('rejects a rule as %s', (kind, more) => {
    expect(validateRule(aRule('r1', more as never))).toEqual({ kind });
  });

  it.each([
    [{ ruleType: 'RETURN_WINDOWS', eventData: { days: 0, from: 'purchaseDate' } }],
    [{ conditions: [{ fact: 'price', operator: 'greaterThan', value: 12.5 }] }],
    [{ conditions: [{ fact: 'price', operator: 'between', value: [1, 2] }] }],
    [{ conditions: [{ fact: 'purchaseDate', operator: 'lessThan', value: '2026-01-01' }] }],
    [{ priority: 1_000_000 }],
  ] as const)('accepts %j', (more) => {
    expect(validateRule(aRule('r1', more as never))).toBeUndefined();
  });

  const priced = (...value: readonly number[]) => ({
    conditions: [
      value.length === 1
        ? { fact: 'price', operator: 'lessThan', value: value[0] }
        : { fact: 'price', operator: 'between', value },
    ],
  });
  const fee = (amount: number, currency = 'EUR') =>
    ({ ruleType: 'REFUND_FEES', eventData: { amount, name: 'Fee', currency } }) as const;

  it('accepts a price only if the price is a non-negative amount with at most two decimals [VL-price] [RL-3]', () => {
    for (const price of [0, 12, 12.5, 12.55, 1e20])
      expect(validateRule(aRule('r1', priced(price) as never)), String(price)).toBeUndefined();
    for (const prices of [[-5], [12.555], [1e21], [1e-7], [1, 2.345]])
      expect(validateRule(aRule('r1', priced(...prices) as never)), String(prices)).toEqual({ kind: 'price-invalid' });
  });

  it('accepts a fee only if its amount has at most two decimals and its currency exists [VL-currency] [RL-1]', () => {
    for (const amount of [0, 4, 4.5, 4.25]) expect(validateRule(aRule('r1', fee(amount)))).toBeUndefined();
    for (const amount of [4.125, 1e21, 1e-7])
      expect(validateRule(aRule('r1', fee(amount)))).toEqual({ kind: 'amount-invalid' });
    for (const currency of ['XQQ', 'eur', 'Euro'])
      expect(validateRule(aRule('r1', fee(4, currency)))).toEqual({ kind: 'currency-invalid' });
  });

  it('accepts an invalid amount that is already published and unchanged [VL-price] [VL-currency]', () => {
    for (const was of [priced(12.555), fee(4.125), fee(4, 'XQQ')].map((more) => aRule('r1', more as never))) {
      expect(validateRule({ ...was, enabled: false, priority: 4 }, was)).toBeUndefined();
      expect(validateRule(was, aRule('r1'))).toBeDefined();
    }
  });

  it('accepts a rule with texts and lists of the maximum length', () => {
    const conditions = [
      ...Array.from({ length: MAX_RULE_CONDITIONS - 1 }, () => skus(1)),
      skus(MAX_CONDITION_VALUES, 200),
    ];
    expect(
      validateRule(aRule('r1', { name: 'x'.repeat(MAX_RULE_TEXT), conditions, priority: -1_000_000 })),
    ).toBeUndefined();
  });
});

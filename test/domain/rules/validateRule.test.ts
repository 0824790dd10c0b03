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

describe('a return rule by itself', () => {
  it('is sound in every sample portal', () => {
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
  ] as const)('is refused with %s', (kind, more) => {
    expect(validateRule(aRule('r1', more as never))).toEqual({ kind });
  });

  it.each([
    [{ ruleType: 'RETURN_WINDOWS', eventData: { days: 0, from: 'purchaseDate' } }],
    [{ conditions: [{ fact: 'price', operator: 'greaterThan', value: -5 }] }],
    [{ conditions: [{ fact: 'price', operator: 'between', value: [1, 2] }] }],
    [{ conditions: [{ fact: 'purchaseDate', operator: 'lessThan', value: '2026-01-01' }] }],
    [{ priority: 1_000_000 }],
  ] as const)('is sound with %j', (more) => {
    expect(validateRule(aRule('r1', more as never))).toBeUndefined();
  });

  it('may be as long as it may be', () => {
    const conditions = [
      ...Array.from({ length: MAX_RULE_CONDITIONS - 1 }, () => skus(1)),
      skus(MAX_CONDITION_VALUES, 200),
    ];
    expect(
      validateRule(aRule('r1', { name: 'x'.repeat(MAX_RULE_TEXT), conditions, priority: -1_000_000 })),
    ).toBeUndefined();
  });
});

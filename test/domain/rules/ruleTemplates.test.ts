import { describe, expect, it } from 'vitest';
import { ruleTemplates } from '../../../src/domain/rules/ruleTemplates.ts';
import { ruleTypes } from '../../../src/domain/rules/ruleType.ts';
import { validateRule } from '../../../src/domain/rules/validateRule.ts';

const context = { currency: 'AUD', priceFactor: 1, addresses: ['a', 'b'], carriers: ['DPD'], feeName: 'Fee' };

describe('ruleTemplates [RL-1] [RL-2]', () => {
  it('contains disabled templates for every rule type, valid except for the missing name', () => {
    const templates = ruleTemplates(context);
    expect(new Set(templates.map(({ rule }) => rule.ruleType))).toEqual(new Set(ruleTypes));
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    for (const { id, rule } of templates)
      expect([rule.enabled, validateRule({ ...rule, name: id })]).toEqual([false, undefined]);
  });

  it('contains only templates that refer to existing addresses, carriers and other data of the company', () => {
    const types = ruleTemplates({ ...context, currency: undefined, addresses: [], carriers: [] }).map(
      ({ rule }) => rule.ruleType,
    );
    for (const type of ['RETURN_ADDRESS', 'CARRIER_RULES', 'REFUND_FEES'] as const) expect(types).not.toContain(type);
    expect(types.length).toBeGreaterThanOrEqual(8);
  });
});

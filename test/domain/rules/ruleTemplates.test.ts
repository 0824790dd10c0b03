import { describe, expect, it } from 'vitest';
import { ruleTemplates } from '../../../src/domain/rules/ruleTemplates.ts';
import { ruleTypes } from '../../../src/domain/rules/ruleType.ts';
import { validateRule } from '../../../src/domain/rules/validateRule.ts';

const context = { currency: 'AUD', priceFactor: 1, addresses: ['a', 'b'], carriers: ['DPD'], feeName: 'Fee' };

describe('filled examples of rules [RL-1] [RL-2]', () => {
  it('are there for every type, off and valid but for their name', () => {
    const templates = ruleTemplates(context);
    expect(new Set(templates.map(({ rule }) => rule.ruleType))).toEqual(new Set(ruleTypes));
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    for (const { id, rule } of templates)
      expect([rule.enabled, validateRule({ ...rule, name: id })]).toEqual([false, undefined]);
  });

  it('name nothing that the company does not have', () => {
    const types = ruleTemplates({ ...context, currency: undefined, addresses: [], carriers: [] }).map(
      ({ rule }) => rule.ruleType,
    );
    for (const type of ['RETURN_ADDRESS', 'CARRIER_RULES', 'REFUND_FEES'] as const) expect(types).not.toContain(type);
    expect(types.length).toBeGreaterThanOrEqual(8);
  });
});

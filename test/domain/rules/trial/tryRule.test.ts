import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrders } from '../../../../src/domain/orders/sampleOrders.ts';
import { factValues } from '../../../../src/domain/orders/factValues.ts';
import { compileRules } from '../../../../src/domain/rules/evaluation/compileRules.ts';
import { tryRule } from '../../../../src/domain/rules/trial/tryRule.ts';
import { withEditedRule } from '../../../../src/domain/rules/returnRule.ts';
import { anyRule } from '../arbitraryRules.ts';
import { aRule } from '../aRule.ts';

const orders = sampleOrders({ count: 300, today: '2026-11-21', rules: [] });

describe('tryRule [RL-3] [RL-8]', () => {
  it('counts the orders that the rule matches and decides, as if the rule were enabled', () => {
    fc.assert(
      fc.property(fc.array(anyRule(), { maxLength: 6 }), anyRule(), (others, randomRule) => {
        const rules = others.map((rule, nth) => ({ ...rule, ruleId: `r${nth}` }));
        // Replaces an existing rule only by a rule of the same type, because users cannot change the type.
        const ruleId = rules[0]?.ruleType === randomRule.ruleType ? 'r0' : 'new';
        const rule = { ...randomRule, ruleId, enabled: true };
        const trial = tryRule(rules, { ...rule, enabled: randomRule.enabled }, orders);
        const all = compileRules(withEditedRule(rules, rule));
        const fits = orders.filter((order) => compileRules([rule]).firing(order).length > 0);
        const decides = fits.filter((order) => all.decide(order).deciding[rule.ruleType] === rule);
        return trial.orders === 300 && trial.fits === fits.length && trial.decides === decides.length;
      }),
      { numRuns: 30 },
    );
  });

  it('returns the rule that decides most of the orders that the tried rule matches but does not decide', () => {
    const all = aRule('all', { conditions: [], priority: 3 });
    const trial = tryRule([all], aRule('mine', { conditions: [] }), orders);
    expect(trial).toEqual({ orders: 300, fits: 300, decides: 0, ahead: { name: 'Rule all', orders: 300 } });
  });

  it('is used with factValues, which lists the values of the orders by frequency', () => {
    const values = factValues(orders);
    const count = (tag: string | undefined): number =>
      orders.filter(({ tags = [] }) => tags.includes(tag ?? '')).length;
    expect(new Set(values.tags).size).toBe(values.tags.length);
    expect(count(values.tags[0])).toBeGreaterThanOrEqual(count(values.tags.at(-1)));
    expect(values.area).toContain('VIC');
  });
});

import { describe, expect, it } from 'vitest';
import { compileRules } from '../../../../src/domain/rules/evaluation/compileRules.ts';
import { countDecisions } from '../../../../src/domain/rules/evaluation/countDecisions.ts';
import { changedItems } from '../../../../src/domain/rules/evaluation/ruleImpact.ts';
import type { ReturnRule } from '../../../../src/domain/rules/returnRule.ts';
import { ruleTypes } from '../../../../src/domain/rules/ruleType.ts';
import { makeWorkload } from '../ruleWorkload.ts';

const items = makeWorkload(12).items(300);
const replay = (rules: readonly ReturnRule[]) => {
  const compiled = compileRules(rules);
  return { compiled, counts: countDecisions(compiled, items) };
};

describe('replaying past orders', () => {
  const rules = makeWorkload(11).rules(400);

  it('counts for each rule the items it decides [RL-9]', () => {
    const { compiled, counts } = replay(rules);
    const expected = new Map<ReturnRule, number>();
    for (const item of items)
      for (const rule of Object.values(compiled.decide(item).deciding))
        if (rule) expected.set(rule, (expected.get(rule) ?? 0) + 1);
    expect(counts.decidedBy).toEqual(Int32Array.from(compiled.rules, (rule) => expected.get(rule) ?? 0));
    expect(counts.decidedBy.some((count) => count > 0)).toBe(true);
  });

  it('names the items another set of rules treats differently, and how [RL-9]', () => {
    const before = replay(rules);
    expect(changedItems(before, replay(rules.toReversed().map((rule) => ({ ...rule, name: 'Other' }))))).toEqual([]);
    const far = { ...rules[2]!, conditions: [], priority: 200, eventData: { locationId: 'far' } } as ReturnRule;
    const after = replay([...rules, far]);
    const moot = (nth: number) => after.compiled.decide(items[nth]!).moot.includes('RETURN_ADDRESS');
    const expected = items.flatMap((_, item) => (moot(item) ? [] : [{ item, types: ['RETURN_ADDRESS'] }]));
    expect(rules[2]!.ruleType).toBe('RETURN_ADDRESS');
    expect(changedItems(before, after)).toEqual(expected);
  });

  it('sees that what stays with the customer needs no address, carrier or trigger any more [RL-9]', () => {
    const address = { ...rules[2]!, conditions: [] } as ReturnRule;
    const returnless = { ...rules[7]!, conditions: [] } as ReturnRule;
    const [change] = changedItems(replay([address]), replay([address, returnless]));
    expect(change).toEqual({
      item: 0,
      types: ['RETURN_ADDRESS', 'CARRIER_RULES', 'REFUND_TRIGGERS', 'RETURNLESS_ITEM'],
    });
    expect(ruleTypes.indexOf('RETURNLESS_ITEM')).toBe(7);
  });
});

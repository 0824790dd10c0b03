import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveRule } from '../../../src/domain/rules/ruleRows.ts';
import { inDecidingOrder, type ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { aRule } from './aRule.ts';
import { anyRule, anyRules, RUNS } from './arbitraryRules.ts';

const ids = (rules: readonly ReturnRule[]) => inDecidingOrder(rules).map(({ ruleId }) => ruleId);
const priorities = (rules: readonly ReturnRule[]) => rules.map(({ priority }) => priority);

describe('the evaluation order of rules', () => {
  const rules = [
    aRule('low'),
    aRule('default', { priority: 9, isDefault: true }),
    aRule('high', { priority: 5 }),
    aRule('equal'),
  ];

  it('is the order of priorities, with equal priorities in list order and default rules last [RL-4]', () => {
    expect(ids(rules)).toEqual(['high', 'low', 'equal', 'default']);
  });

  it('is changed by moveRule with as few priority changes as possible [RL-4]', () => {
    expect(priorities(moveRule(rules, rules[3]!, 1))).toEqual([1, 9, 5, 2]);
    expect(priorities(moveRule(rules, rules[0]!, 0))).toEqual([5, 9, 5, 1]);
    expect(priorities(moveRule(rules, rules[2]!, 2))).toEqual([2, 9, 1, 2]);
    expect(moveRule(rules, rules[0]!, 1)).toEqual(rules);
  });

  it('always ends with the default rule, even if a user moves the default rule [RL-4]', () => {
    expect(moveRule(rules, rules[1]!, 0)).toBe(rules);
    expect(ids(moveRule(rules, rules[2]!, 99))).toEqual(['low', 'equal', 'high', 'default']);
  });

  it('can be changed to any other order by changing only priorities [RL-4]', () => {
    const many = anyRules(anyRule(['price'], ['RETURN_ADDRESS']), 8);
    fc.assert(
      fc.property(many, fc.nat(9), fc.nat(9), (given, nth, to) => {
        const moved = given[nth % Math.max(1, given.length)];
        fc.pre(moved !== undefined && moved.isDefault !== true);
        const after = moveRule(given, moved, to);
        const others = ids(given).filter((id) => id !== moved.ruleId);
        const movable = given.filter((rule) => rule.isDefault !== true).length;
        expect(ids(after)).toEqual(others.toSpliced(Math.min(to, movable - 1), 0, moved.ruleId));
        expect(after.map((rule, place) => ({ ...rule, priority: given[place]!.priority }))).toEqual(given);
        expect(priorities(after).every((each) => Number.isInteger(each) && each >= 1)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

import { conditionHolds, hasFact } from './conditionHolds.ts';
import type { OrderItem } from './orderItem.ts';
import { inDecidingOrder, type ReturnRule } from '../returnRule.ts';
import type { RuleCondition } from '../conditions/ruleCondition.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';

export type ConditionCheck = {
  readonly condition: RuleCondition;
  readonly outcome: 'holds' | 'fails' | 'fact-lacking';
};

export type RuleTrace = {
  readonly rule: ReturnRule;
  readonly outcome: 'decides' | 'fires-behind' | 'does-not-fire' | 'disabled';
  readonly checks: readonly ConditionCheck[];
};

function check(condition: RuleCondition, item: OrderItem): ConditionCheck {
  if (conditionHolds(condition, item)) return { condition, outcome: 'holds' };
  return { condition, outcome: hasFact(item, condition) ? 'fails' : 'fact-lacking' };
}

export function traceRules(rules: readonly ReturnRule[], item: OrderItem): readonly RuleTrace[] {
  const decided = new Set<RuleType>();
  return inDecidingOrder(rules).map((rule) => {
    const checks = rule.conditions.map((condition) => check(condition, item));
    if (!rule.enabled) return { rule, outcome: 'disabled', checks };
    if (checks.some(({ outcome }) => outcome !== 'holds')) return { rule, outcome: 'does-not-fire', checks };
    if (decided.has(rule.ruleType)) return { rule, outcome: 'fires-behind', checks };
    decided.add(rule.ruleType);
    return { rule, outcome: 'decides', checks };
  });
}

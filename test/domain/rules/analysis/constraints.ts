import { constraintOf, type ConstrainedRule } from '../../../../src/domain/rules/analysis/ruleConstraint.ts';
import type { RuleCondition } from '../../../../src/domain/rules/conditions/ruleCondition.ts';
import { aRule } from '../aRule.ts';

export const texts = (fact: string, operator: string, ...value: readonly string[]) =>
  ({ fact, operator, value }) as RuleCondition;
export const price = (operator: string, value: unknown) => ({ fact: 'price', operator, value }) as RuleCondition;
export const day = (operator: string, value: unknown) => ({ fact: 'purchaseDate', operator, value }) as RuleCondition;

/** Combined constraint of several conditions. */
export const constraint = (...conditions: readonly RuleCondition[]) => constraintOf(conditions);

/** A rule with the given conditions, and the constraint that combines these conditions. */
export const wished = (ruleId: string, ...conditions: readonly RuleCondition[]): ConstrainedRule => {
  const rule = aRule(ruleId, { conditions });
  return { rule, constraint: constraintOf(conditions) };
};

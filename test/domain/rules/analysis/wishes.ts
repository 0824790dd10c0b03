import { wishOf } from '../../../../src/domain/rules/analysis/ruleWish.ts';
import type { WishedRule } from '../../../../src/domain/rules/analysis/wishedRule.ts';
import type { RuleCondition } from '../../../../src/domain/rules/ruleCondition.ts';
import { aRule } from '../aRule.ts';

export const texts = (fact: string, operator: string, ...value: readonly string[]) =>
  ({ fact, operator, value }) as RuleCondition;
export const price = (operator: string, value: unknown) => ({ fact: 'price', operator, value }) as RuleCondition;
export const day = (operator: string, value: unknown) => ({ fact: 'purchaseDate', operator, value }) as RuleCondition;

/** What conditions ask for together. */
export const wish = (...conditions: readonly RuleCondition[]) => wishOf(conditions);

/** A rule with these conditions, beside what it asks for. */
export const wished = (ruleId: string, ...conditions: readonly RuleCondition[]): WishedRule => {
  const rule = aRule(ruleId, { conditions });
  return { rule, wish: wishOf(conditions) };
};

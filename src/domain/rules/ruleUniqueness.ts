import { foldText, foldTexts } from './conditions/foldText.ts';
import type { ReturnRule } from './returnRule.ts';
import { isTextCondition } from './conditions/ruleCondition.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

/** The folded names of a type, but that of `except`, which is being edited; a new name is none of them [RL-6]. */
export const ruleNamesTaken = (
  rules: readonly ReturnRule[],
  ruleType: RuleType,
  except?: ReturnRule,
): ReadonlySet<string> =>
  new Set(rules.filter((rule) => rule.ruleType === ruleType && rule !== except).map((rule) => foldText(rule.name)));

/** The values, folded, that order exceptions list; a new one must be none of them [RL-6]. */
export const exceptionValuesTaken = (rules: readonly ReturnRule[], except?: ReturnRule): ReadonlySet<string> =>
  new Set(
    rules
      .filter((rule) => rule.ruleType === 'ORDER_EXCEPTION' && rule !== except)
      .flatMap((rule) => rule.conditions.filter(isTextCondition).flatMap((condition) => foldTexts(condition.value))),
  );

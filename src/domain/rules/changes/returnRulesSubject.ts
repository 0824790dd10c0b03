import type { ChangeSubject } from '../../changes/changeSubject.ts';
import { REMOVED } from '../../changes/removal.ts';
import { applyRuleChanges, idOfRule } from './applyRuleChanges.ts';
import { isRuleChange } from './isRuleChange.ts';
import { ruleDifference } from './ruleDifference.ts';
import { ruleDocumentIn } from '../ruleDocuments.ts';
import { RULE_ORDER_KEY, ruleIdOf } from './ruleKey.ts';
import { inOrderOf } from '../../shared/listOrder.ts';
import { ruleRefusal } from './ruleRefusal.ts';
import { ruleProblems } from './ruleProblems.ts';

/**
 * Return rules as pending changes: one key a rule. An order is made of priorities, so a move is a change of those; how
 * rules of equal priority are listed is a change of its own, and comes about by bringing a revision back alone.
 */
export const returnRulesSubject: ChangeSubject = {
  parse: (change) => (isRuleChange(change) ? change : undefined),
  read: (configuration, { key }) =>
    key === RULE_ORDER_KEY
      ? (configuration.rulesConfig ?? []).map(idOfRule)
      : ruleDocumentIn(configuration, ruleIdOf(key) ?? ''),
  apply: (configuration, changes) =>
    changes.length === 0
      ? configuration
      : { ...configuration, rulesConfig: applyRuleChanges(configuration.rulesConfig ?? [], changes) },
  difference: (from, to) => ruleDifference(from.rulesConfig ?? [], to.rulesConfig ?? []),
  valueToUndo: ({ originalValue }) => originalValue ?? REMOVED,
  problems: ({ before, after }) => ruleProblems(before.rulesConfig ?? [], after.rulesConfig ?? []),
  arrange(made, base, changes) {
    if (!made.rulesConfig) return made;
    const order = applyRuleChanges(base.rulesConfig ?? [], changes).map(idOfRule);
    return { ...made, rulesConfig: inOrderOf(made.rulesConfig, order, idOfRule) };
  },
  refusal: ({ rulesConfig: before = [] }, { rulesConfig: after = [] }) => ruleRefusal(before, after),
};

import type { ChangeSubject } from '../../changes/changeSubject.ts';
import { applyRuleChanges, idOfRule } from './applyRuleChanges.ts';
import { isRuleChange } from './isRuleChange.ts';
import { ruleDifference } from './ruleDifference.ts';
import { ruleDocumentIn } from '../ruleDocuments.ts';
import { RULE_ORDER_KEY, ruleIdOf } from './ruleKey.ts';
import { ruleProblems } from './ruleProblems.ts';

/**
 * Return rules as pending changes: one key a rule. An order is made of priorities, so a move is a change of those; how
 * rules of equal priority are listed is a change of its own, and comes about by bringing a revision back alone.
 */
export const returnRulesSubject: ChangeSubject = {
  page: '/return-rules',
  owns: isRuleChange,
  read: (configuration, { key }) =>
    key === RULE_ORDER_KEY
      ? (configuration.rulesConfig ?? []).map(idOfRule)
      : ruleDocumentIn(configuration, ruleIdOf(key) ?? ''),
  apply: (configuration, changes) =>
    changes.length === 0
      ? configuration
      : { ...configuration, rulesConfig: applyRuleChanges(configuration.rulesConfig ?? [], changes) },
  difference: (from, to) => ruleDifference(from.rulesConfig ?? [], to.rulesConfig ?? []),
  valueToUndo: ({ originalValue }) => originalValue ?? 'removed',
  discard: (_configuration, _present, change) => [{ ...change, value: change.originalValue }],
  problems: ({ before, after }) => ruleProblems(before.rulesConfig ?? [], after.rulesConfig ?? []),
};

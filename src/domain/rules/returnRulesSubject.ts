import type { ChangeSubject } from '../changes/changeSubject.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { readRule, type RuleDocument } from './ruleDocument.ts';
import { ruleDocumentIn, withoutRuleDocument, withRuleDocument } from './ruleDocuments.ts';
import type { RuleValue } from './ruleEdits.ts';
import { ruleIdOf, ruleKey } from './ruleKey.ts';
import { ruleProblems } from './ruleProblems.ts';

/** A rule of this id; one that was published may say what this release cannot read. */
function isRuleWithId(value: unknown, ruleId: string): value is RuleDocument {
  return typeof value === 'object' && value !== null && (value as Partial<RuleDocument>).ruleId === ruleId;
}

function isReadable(document: RuleDocument): boolean {
  try {
    return typeof document.ruleDescription === 'string' && readRule(document).ok;
  } catch {
    // Storage may hold anything under the right id.
    return false;
  }
}

function isRuleChange({ type, key, value, originalValue }: PendingChange): boolean {
  const ruleId = type === 'RULES' ? ruleIdOf(key) : undefined;
  if (ruleId === undefined) return false;
  const isValue = value === 'removed' || (isRuleWithId(value, ruleId) && isReadable(value));
  return isValue && (originalValue === undefined || isRuleWithId(originalValue, ruleId));
}

/** Rule by rule. Places among rules of equal priority are no part of any rule, so they do not come back with one. */
function ruleDifference(from: CompanyConfiguration, to: CompanyConfiguration): readonly PendingChange[] {
  const ids = new Set([...(from.rulesConfig ?? []), ...(to.rulesConfig ?? [])].map(({ ruleId }) => ruleId));
  return [...ids]
    .map((ruleId): PendingChange => {
      const value: RuleValue = ruleDocumentIn(to, ruleId) ?? 'removed';
      return { type: 'RULES', key: ruleKey(ruleId), value, originalValue: ruleDocumentIn(from, ruleId) };
    })
    .filter((change) => !deepEqual(change.value, change.originalValue) && isRuleChange(change));
}

const idOf = (change: PendingChange): string => ruleIdOf(change.key) ?? '';

/** Return rules as pending changes: one key a rule. An order is made of priorities, so a move is a change of those. */
export const returnRulesSubject: ChangeSubject = {
  page: '/return-rules',
  owns: isRuleChange,
  read: (configuration, change) => ruleDocumentIn(configuration, idOf(change)),
  apply: (configuration, changes) =>
    changes.reduce((made, change) => {
      const value = change.value as RuleValue;
      return value === 'removed' ? withoutRuleDocument(made, idOf(change)) : withRuleDocument(made, value);
    }, configuration),
  difference: ruleDifference,
  valueToUndo: ({ originalValue }) => originalValue ?? 'removed',
  discard: (_configuration, _present, change) => [{ ...change, value: change.originalValue }],
  problems: ({ before, after }) => ruleProblems(before.rulesConfig ?? [], after.rulesConfig ?? []),
};

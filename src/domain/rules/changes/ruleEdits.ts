import type { PendingChange } from '../../changes/pendingChange.ts';
import { REMOVED, type Removal } from '../../changes/removal.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { ReturnRule } from '../returnRule.ts';
import { readRule, type RuleDocument } from '../ruleDocument.ts';
import { ruleDocumentIn, ruleDocumentOf } from '../ruleDocuments.ts';
import { ruleKey } from './ruleKey.ts';
import { buildRulePayload } from '../rulePayload.ts';

/** The value of a rule's change: the rule as it shall be, or that it goes. */
export type RuleValue = RuleDocument | Removal;

const ruleChange = (
  published: CompanyConfiguration,
  ruleId: string,
  value: (original: RuleDocument | undefined) => RuleValue | undefined,
): PendingChange => {
  const originalValue = ruleDocumentIn(published, ruleId);
  return { type: 'RULES', key: ruleKey(ruleId), value: value(originalValue), originalValue };
};

/** A rule that says what the published one says is written as that one is. */
function valueOf(companyId: string, ruleId: string, rule: ReturnRule, original: RuleDocument | undefined): RuleValue {
  const was = original && readRule(original);
  const isSame = was?.ok === true && deepEqual(was.value, { ...rule, ruleId });
  return original && isSame ? original : ruleDocumentOf(ruleId, buildRulePayload(companyId, rule), original);
}

/** The edit that adds a rule or replaces the one with its id; a new rule has a page-made one. */
export const saveRule = (
  published: CompanyConfiguration,
  rule: ReturnRule & { readonly ruleId: string },
): PendingChange =>
  ruleChange(published, rule.ruleId, (original) => valueOf(published.companyId, rule.ruleId, rule, original));

/** The edit that archives a rule; one that was never published leaves no trace. */
export const archiveRule = (published: CompanyConfiguration, ruleId: string): PendingChange =>
  ruleChange(published, ruleId, (original) => original && REMOVED);

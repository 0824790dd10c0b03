import type { PendingChange } from '../../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { ReturnRule } from '../returnRule.ts';
import { readRule } from '../readRule.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import { ruleDocumentIn, ruleDocumentOf } from '../ruleDocuments.ts';
import { ruleList } from './ruleList.ts';
import { buildRulePayload } from '../rulePayload.ts';

function valueOf(
  companyId: string,
  ruleId: string,
  rule: ReturnRule,
  original: RuleDocument | undefined,
): RuleDocument {
  const previousRule = original && readRule(original);
  const isSame = previousRule?.ok === true && deepEqual(previousRule.value, { ...rule, ruleId });
  return original && isSame ? original : ruleDocumentOf(ruleId, buildRulePayload(companyId, rule), original);
}

export function saveRule(
  published: CompanyConfiguration,
  rule: ReturnRule & { readonly ruleId: string },
): PendingChange {
  const { companyId, rulesConfig = [] } = published;
  const original = ruleDocumentIn(published, rule.ruleId);
  return ruleList.save(rulesConfig, valueOf(companyId, rule.ruleId, rule, original));
}

export const archiveRule = ({ rulesConfig = [] }: CompanyConfiguration, ruleId: string): PendingChange =>
  ruleList.remove(rulesConfig, ruleId);

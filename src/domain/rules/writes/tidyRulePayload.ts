import { parseCompanyId } from '../../company/companyId.ts';
import { findUnstorable } from '../../shared/findUnstorable.ts';
import { ok, type Result } from '../../shared/result.ts';
import { refused, type WriteRefusal } from '../../shared/write.ts';
import { readRule } from '../readRule.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import { ruleDocumentOf, type WrittenRule } from '../ruleDocuments.ts';
import { buildRulePayload, type RulePayload } from '../rulePayload.ts';
import { validateRule, type RuleError } from '../validateRule.ts';

const messages: { readonly [Kind in RuleError['kind']]?: string } = {
  'price-invalid': 'validation.invalidCurrencyError',
  'amount-invalid': 'validation.invalidCurrencyError',
};

/** Normalizes and validates the payload, so that only rules that the page can show are stored. */
export function tidyRulePayload(
  company: string,
  payload: WrittenRule,
  replaced?: RuleDocument,
): Result<RulePayload, WriteRefusal> {
  const unstorable = findUnstorable(payload);
  if (unstorable !== undefined) return refused(unstorable, 'not storable');
  const companyId = parseCompanyId(company);
  if (!companyId || parseCompanyId(payload.companyId) !== companyId)
    return refused('/companyId', 'not the company of the path');
  const read = readRule(ruleDocumentOf('', payload));
  if (!read.ok) {
    const place = read.error.kind === 'condition-unreadable' ? `conditions/all/${read.error.index}` : 'event';
    return refused(`/rule/${place}`, read.error.kind);
  }
  const { ruleId: _, ...rule } = read.value;
  const tidied = buildRulePayload(companyId, rule);
  const was = replaced && readRule(replaced);
  const error = validateRule({ ...read.value, name: tidied.ruleDescription }, was?.ok ? was.value : undefined);
  if (error?.kind === 'name-blank') return refused('/ruleDescription', error.kind, 'validation.ruleNameInUse');
  return error ? refused('/rule', error.kind, messages[error.kind]) : ok(tidied);
}

import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { readRule } from '../../../src/domain/rules/ruleDocument.ts';
import { ruleDocumentOf } from '../../../src/domain/rules/ruleDocuments.ts';
import { buildRulePayload, type RulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { validateRule } from '../../../src/domain/rules/validateRule.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { findUnstorable } from '../shared/findUnstorable.ts';

const invalid = (pointer: string, message: string, key?: string): Result<never, ServiceFailure> =>
  err({ kind: 'invalid', ...(key !== undefined && { message: key }), errors: [{ pointer, message }] });

/**
 * A payload as the page would have built it, or why it is refused: the rule is read and judged by the domain, so that
 * nothing is kept that no page could show.
 */
export function tidyPayload(merchantId: string, payload: RulePayload): Result<RulePayload, ServiceFailure> {
  const unstorable = findUnstorable(payload);
  if (unstorable !== undefined) return invalid(unstorable, 'not storable');
  const companyId = parseCompanyId(merchantId);
  if (!companyId || parseCompanyId(payload.companyId) !== companyId)
    return invalid('/companyId', 'not the company of the path');
  const read = readRule(ruleDocumentOf('', payload));
  if (!read.ok) {
    const place = read.error.kind === 'condition-unreadable' ? `conditions/all/${read.error.index}` : 'event';
    return invalid(`/rule/${place}`, read.error.kind);
  }
  const { ruleId: _, ...rule } = read.value;
  const tidied = buildRulePayload(companyId, rule);
  const error = validateRule({ ...read.value, name: tidied.ruleDescription });
  if (error?.kind === 'name-blank') return invalid('/ruleDescription', error.kind, 'validation.ruleNameInUse');
  return error ? invalid('/rule', error.kind) : ok(tidied);
}

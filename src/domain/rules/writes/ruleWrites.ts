import { ok, type Result } from '../../shared/result.ts';
import { notFound, type Decision, type Write, refused, type WriteRefusal } from '../../shared/write.ts';
import {
  ruleDocumentIn,
  ruleDocumentOf,
  withRuleDocument,
  type RuleHolder,
  type WrittenRule,
  withoutRuleDocument,
} from '../ruleDocuments.ts';
import { parseCompanyId } from '../../company/companyId.ts';
import { findUnstorable } from '../../shared/findUnstorable.ts';
import { readRule } from '../readRule.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import { buildRulePayload, type RulePayload } from '../rulePayload.ts';
import { validateRule, type RuleError } from '../validateRule.ts';

type RulesOfProducts = RuleHolder & {
  readonly companyId: string;
  readonly products: Readonly<Record<string, unknown>>;
};

type OneRule = { readonly product: string; readonly ruleId: string };
type RuleContent = { readonly product: string; readonly payload: WrittenRule };

function decideRule<Document extends RulesOfProducts, Answer>(
  document: Document,
  { product, ruleId, payload }: OneRule & RuleContent,
  answer: Answer,
): Decision<Document, Answer> {
  const replaced = ruleDocumentIn(document, ruleId);
  const tidied = tidyRulePayload(document.companyId, payload, replaced);
  if (!tidied.ok) return tidied;
  if (!Object.hasOwn(document.products, product)) return notFound;
  const saved = ruleDocumentOf(ruleId, tidied.value, replaced);
  return ok({ document: withRuleDocument(document, saved), answer });
}

/** Creates a rule and returns its permanent id. Name conflicts are checked when it is published [RL-6]. */
export const createRule: Write<RulesOfProducts, RuleContent, Pick<OneRule, 'ruleId'>> = {
  action: 'rule.created',
  decide: (document, input, { id: ruleId }) => decideRule(document, { ...input, ruleId }, { ruleId }),
};

/** Changes a rule. An archived rule, which only an earlier document contains, is restored with its id [RL-5]. */
export const changeRule: Write<RulesOfProducts, OneRule & RuleContent> = {
  action: 'rule.changed',
  wanted: (document, { ruleId, payload }) => withRuleDocument(document, ruleDocumentOf(ruleId, payload)),
  decide: (document, input, _fresh, earlier = []) =>
    [document, ...earlier].some((each) => ruleDocumentIn(each, input.ruleId))
      ? decideRule(document, input, undefined)
      : notFound,
};

export const archiveRule: Write<RulesOfProducts, OneRule> = {
  action: 'rule.archived',
  decide: (document, { ruleId, product }) =>
    ruleDocumentIn(document, ruleId) && Object.hasOwn(document.products, product)
      ? ok({ document: withoutRuleDocument(document, ruleId), answer: undefined })
      : notFound,
};

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
  const parsedRule = readRule(ruleDocumentOf('', payload));
  if (!parsedRule.ok) {
    const part =
      parsedRule.error.kind === 'condition-unreadable' ? `conditions/all/${parsedRule.error.index}` : 'event';
    return refused(`/rule/${part}`, parsedRule.error.kind);
  }
  const { ruleId: _, ...rule } = parsedRule.value;
  const tidied = buildRulePayload(companyId, rule);
  const previousRule = replaced && readRule(replaced);
  const error = validateRule(
    { ...parsedRule.value, name: tidied.ruleDescription },
    previousRule?.ok ? previousRule.value : undefined,
  );
  if (error?.kind === 'name-blank') return refused('/ruleDescription', error.kind, 'validation.ruleNameInUse');
  return error ? refused('/rule', error.kind, messages[error.kind]) : ok(tidied);
}

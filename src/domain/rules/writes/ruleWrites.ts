import { ok } from '../../shared/result.ts';
import { notFound, type Decision, type Write } from '../../shared/write.ts';
import {
  ruleDocumentIn,
  ruleDocumentOf,
  withRuleDocument,
  type RuleHolder,
  type WrittenRule,
  withoutRuleDocument,
} from '../ruleDocuments.ts';
import { tidyRulePayload } from './tidyRulePayload.ts';

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

/** Changes a rule. An archived rule, found only in an earlier document, is restored with its id [RL-5]. */
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

import { ok } from '../../shared/result.ts';
import { notFound, type Decision } from '../../shared/write.ts';
import {
  ruleDocumentIn,
  ruleDocumentOf,
  withRuleDocument,
  type RuleHolder,
  type WrittenRule,
} from '../ruleDocuments.ts';
import { tidyRulePayload } from './tidyRulePayload.ts';

export type RulesOfProducts = RuleHolder & {
  readonly companyId: string;
  readonly products: Readonly<Record<string, unknown>>;
};

export type OneRule = { readonly product: string; readonly ruleId: string };
export type RuleContent = { readonly product: string; readonly payload: WrittenRule };

export function decideRule<Document extends RulesOfProducts, Answer>(
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

import { ok } from '../../shared/result.ts';
import { notFound, type Write } from '../../shared/write.ts';
import { ruleDocumentIn, withoutRuleDocument } from '../ruleDocuments.ts';
import type { OneRule, RulesOfProducts } from './ruleWriter.ts';

export const archiveRule: Write<RulesOfProducts, OneRule> = {
  action: 'rule.archived',
  decide: (document, { ruleId, product }) =>
    ruleDocumentIn(document, ruleId) && Object.hasOwn(document.products, product)
      ? ok({ document: withoutRuleDocument(document, ruleId), answer: undefined })
      : notFound,
};

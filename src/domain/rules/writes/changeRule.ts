import { notFound, type Write } from '../../shared/write.ts';
import { ruleDocumentIn, ruleDocumentOf, withRuleDocument } from '../ruleDocuments.ts';
import { decideRule, type OneRule, type RuleContent, type RulesOfProducts } from './ruleWriter.ts';

/** Changes a rule. An archived rule, found only in an earlier document, is restored with its id [RL-5]. */
export const changeRule: Write<RulesOfProducts, OneRule & RuleContent> = {
  action: 'rule.changed',
  wanted: (document, { ruleId, payload }) => withRuleDocument(document, ruleDocumentOf(ruleId, payload)),
  decide: (document, input, _fresh, earlier = []) =>
    [document, ...earlier].some((each) => ruleDocumentIn(each, input.ruleId))
      ? decideRule(document, input, undefined)
      : notFound,
};

import type { Write } from '../../shared/write.ts';
import { decideRule, type OneRule, type RuleContent, type RulesOfProducts } from './ruleWriter.ts';

/** Creates a rule and returns its permanent id. Name conflicts are checked when it is published [RL-6]. */
export const createRule: Write<RulesOfProducts, RuleContent, Pick<OneRule, 'ruleId'>> = {
  action: 'rule.created',
  decide: (document, input, { id: ruleId }) => decideRule(document, { ...input, ruleId }, { ruleId }),
};

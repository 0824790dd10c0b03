import type { Write } from '../../shared/write.ts';
import { decideRule, type OneRule, type RuleContent, type RulesOfProducts } from './ruleWriter.ts';

/** Creates a rule and answers the id it has from here on. Whether its name is free is asked when it goes live [RL-6]. */
export const createRule: Write<RulesOfProducts, RuleContent, Pick<OneRule, 'ruleId'>> = {
  action: 'rule.created',
  decide: (document, input, { id: ruleId }) => decideRule(document, { ...input, ruleId }, { ruleId }),
};

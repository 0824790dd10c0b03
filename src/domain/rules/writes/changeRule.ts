import type { Write } from '../../shared/write.ts';
import { decideRule, type OneRule, type RuleContent, type RulesOfProducts } from './ruleWriter.ts';

/** Changes a rule; one that was archived comes back under its id. */
export const changeRule: Write<RulesOfProducts, OneRule & RuleContent> = {
  action: 'rule.changed',
  decide: (document, input) => decideRule(document, input, undefined),
};

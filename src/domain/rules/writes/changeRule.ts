import type { Write } from '../../shared/write.ts';
import { decideRule, type OneRule, type RuleContent, type RulesOfProducts } from './ruleWriter.ts';

export const changeRule: Write<RulesOfProducts, OneRule & RuleContent> = {
  action: 'rule.changed',
  decide: (document, input) => decideRule(document, input, undefined),
};

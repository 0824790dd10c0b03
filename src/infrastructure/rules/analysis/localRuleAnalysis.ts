import type { RuleAnalysis } from '../../../application/rules/RuleAnalysis.ts';
import { factValues } from '../../../domain/orders/factValues.ts';
import { analyseRules } from '../../../domain/rules/analysis/analyseRules.ts';
import { withEditedRule } from '../../../domain/rules/returnRule.ts';
import { tryRule } from '../../../domain/rules/trial/tryRule.ts';
import { ok } from '../../../domain/shared/result.ts';
import { SampleOrderCache } from './AnalysisQuestions.ts';

/** Analyses rules in the current thread. Used if workers are unavailable. */
export function localRuleAnalysis(): RuleAnalysis {
  const orders = new SampleOrderCache();
  return {
    findings: async (rules, edited) => ok(analyseRules(edited ? withEditedRule(rules, edited) : rules)),
    trial: async (sample, rules, edited) => ok(tryRule(rules, edited, orders.of(sample))),
    values: async (sample) => ok(factValues(orders.of(sample))),
  };
}

import type { RuleAnalysis } from '../../../application/rules/RuleAnalysis.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { factValues, type FactValues } from '../../../domain/orders/factValues.ts';
import type { SampleRequest } from '../../../domain/orders/sampleOrders.ts';
import { analyseRules } from '../../../domain/rules/analysis/analyseRules.ts';
import type { RuleFinding } from '../../../domain/rules/analysis/ruleFinding.ts';
import { type ReturnRule, withEditedRule } from '../../../domain/rules/returnRule.ts';
import { tryRule, type RuleTrial } from '../../../domain/rules/trial/tryRule.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import { SampleOrderCache } from './SampleOrderCache.ts';

/** Analyses rules in the current thread. Used if workers are unavailable. */
export class LocalRuleAnalysis implements RuleAnalysis {
  readonly #orders = new SampleOrderCache();

  async findings(
    rules: readonly ReturnRule[],
    edited?: ReturnRule,
  ): Promise<Result<readonly RuleFinding[], PortFailure>> {
    return ok(analyseRules(edited ? withEditedRule(rules, edited) : rules));
  }

  async trial(
    sample: SampleRequest,
    rules: readonly ReturnRule[],
    edited: ReturnRule,
  ): Promise<Result<RuleTrial, PortFailure>> {
    return ok(tryRule(rules, edited, this.#orders.of(sample)));
  }

  async values(sample: SampleRequest): Promise<Result<FactValues, PortFailure>> {
    return ok(factValues(this.#orders.of(sample)));
  }
}

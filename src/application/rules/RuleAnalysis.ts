import type { FactValues } from '../../domain/orders/factValues.ts';
import type { SampleRequest } from '../../domain/orders/sampleOrders.ts';
import type { RuleFinding } from '../../domain/rules/analysis/ruleFinding.ts';
import type { ReturnRule } from '../../domain/rules/returnRule.ts';
import type { RuleTrial } from '../../domain/rules/trial/tryRule.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Analysis of return rules. It runs in a worker thread, because it is slow. Results are cached. */
export interface RuleAnalysis {
  /** Problems of the rules [RL-8], with `edited` instead of the rule with its id. They contain these rule objects. */
  findings(rules: readonly ReturnRule[], edited?: ReturnRule): Promise<Result<readonly RuleFinding[], PortFailure>>;
  trial(
    sample: SampleRequest,
    rules: readonly ReturnRule[],
    edited: ReturnRule,
  ): Promise<Result<RuleTrial, PortFailure>>;
  values(sample: SampleRequest): Promise<Result<FactValues, PortFailure>>;
}
export const RuleAnalysis = portToken<RuleAnalysis>('RuleAnalysis');

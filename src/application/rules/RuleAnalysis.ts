import type { FactValues } from '../../domain/orders/factValues.ts';
import type { SampleRequest } from '../../domain/orders/sampleOrders.ts';
import type { RuleFinding } from '../../domain/rules/analysis/ruleFinding.ts';
import type { ReturnRule } from '../../domain/rules/returnRule.ts';
import type { RuleTrial } from '../../domain/rules/trial/tryRule.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** What takes too long for the thread that draws the page. The same lists and requests cost nothing to give again. */
export interface RuleAnalysis {
  /** What is wrong with the rules [RL-8], one of them as it is `edited`. Findings name the very rules that were given. */
  findings(rules: readonly ReturnRule[], edited?: ReturnRule): Promise<Result<readonly RuleFinding[], PortFailure>>;
  /** What an edited rule would do to the sample orders, among the rules. */
  trial(
    sample: SampleRequest,
    rules: readonly ReturnRule[],
    edited: ReturnRule,
  ): Promise<Result<RuleTrial, PortFailure>>;
  /** What the sample orders have of the facts that are texts. */
  values(sample: SampleRequest): Promise<Result<FactValues, PortFailure>>;
}
export const RuleAnalysis = portToken<RuleAnalysis>('RuleAnalysis');

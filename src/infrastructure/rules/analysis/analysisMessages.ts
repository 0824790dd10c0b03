import type { FactValues } from '../../../domain/orders/factValues.ts';
import type { SampleRequest } from '../../../domain/orders/sampleOrders.ts';
import type { PlacedFinding } from '../../../domain/rules/analysis/placedFinding.ts';
import type { ReturnRule } from '../../../domain/rules/returnRule.ts';
import type { RuleTrial } from '../../../domain/rules/trial/tryRule.ts';

export type AnalysisAnswers = {
  readonly findings: readonly PlacedFinding[];
  readonly trial: RuleTrial;
  readonly values: FactValues;
};

/** Request to the worker. Contains rules and sample only if they have changed since the last request. */
export type AnalysisQuestion = {
  readonly id: number;
  readonly asks: keyof AnalysisAnswers;
  readonly rules?: readonly ReturnRule[];
  readonly sample?: SampleRequest;
  readonly edited?: ReturnRule;
};

export type AnalysisAnswer = { readonly id: number; readonly answer: AnalysisAnswers[keyof AnalysisAnswers] };

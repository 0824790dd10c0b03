import { factValues } from '../../../domain/orders/factValues.ts';
import { type SampleRequest, sampleOrders, type PastOrder } from '../../../domain/orders/sampleOrders.ts';
import { analyseRules } from '../../../domain/rules/analysis/analyseRules.ts';
import { placeFindings } from '../../../domain/rules/analysis/placedFinding.ts';
import { type ReturnRule, withEditedRule } from '../../../domain/rules/returnRule.ts';
import { tryRule } from '../../../domain/rules/trial/tryRule.ts';
import type { AnalysisAnswer, AnalysisAnswers, AnalysisQuestion } from './analysisMessages.ts';

/** Evaluates the requests of one client in order. Remembers rules and sample of the last request. */
export class AnalysisQuestions {
  readonly #orders = new SampleOrderCache();
  #rules: readonly ReturnRule[] = [];
  #sample: SampleRequest | undefined;

  answer({ id, asks, rules, sample, edited }: AnalysisQuestion): AnalysisAnswer {
    this.#rules = rules ?? this.#rules;
    this.#sample = sample ?? this.#sample;
    return { id, answer: this.#answerOf(asks, edited) };
  }

  #answerOf(asks: AnalysisQuestion['asks'], edited: ReturnRule | undefined): AnalysisAnswers[keyof AnalysisAnswers] {
    if (asks === 'findings') {
      const rules = edited ? withEditedRule(this.#rules, edited) : this.#rules;
      return placeFindings(analyseRules(rules), rules);
    }
    if (!this.#sample) throw new Error('no sample was sent');
    const orders = this.#orders.of(this.#sample);
    if (asks === 'values') return factValues(orders);
    if (!edited) throw new Error('no rule was sent');
    return tryRule(this.#rules, edited, orders);
  }
}

export class SampleOrderCache {
  #cached: { readonly request: SampleRequest; readonly orders: readonly PastOrder[] } | undefined;

  of(request: SampleRequest): readonly PastOrder[] {
    if (this.#cached?.request !== request) this.#cached = { request, orders: sampleOrders(request) };
    return this.#cached.orders;
  }
}

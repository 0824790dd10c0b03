import type { RuleAnalysis } from '../../../application/rules/RuleAnalysis.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { FactValues } from '../../../domain/orders/factValues.ts';
import type { SampleRequest } from '../../../domain/orders/sampleOrders.ts';
import { findingsAt } from '../../../domain/rules/analysis/placedFinding.ts';
import type { RuleFinding } from '../../../domain/rules/analysis/ruleFinding.ts';
import { type ReturnRule, withEditedRule } from '../../../domain/rules/returnRule.ts';
import type { RuleTrial } from '../../../domain/rules/trial/tryRule.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AnalysisAnswer, AnalysisAnswers, AnalysisQuestion } from './analysisMessages.ts';

export type AnalysisWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Given = Pick<AnalysisQuestion, 'rules' | 'sample' | 'edited'>;

/** Starts a worker with the first request. If the worker fails, evaluates in this thread. */
export class WorkerRuleAnalysis implements RuleAnalysis {
  readonly #makeWorker: () => AnalysisWorker;
  readonly #otherwise: () => Promise<RuleAnalysis>;
  #inThisThread: Promise<RuleAnalysis> | undefined;
  readonly #waiting = new Map<number, (answer: AnalysisAnswer['answer'] | undefined) => void>();
  #worker: AnalysisWorker | undefined;
  #hasFailed = false;
  #asked = 0;
  #sent: Given = {};

  /** @param otherwise analysis without a worker */
  constructor(makeWorker: () => AnalysisWorker, otherwise: () => Promise<RuleAnalysis>) {
    this.#makeWorker = makeWorker;
    this.#otherwise = otherwise;
  }

  async findings(
    rules: readonly ReturnRule[],
    edited?: ReturnRule,
  ): Promise<Result<readonly RuleFinding[], PortFailure>> {
    const placed = await this.#ask('findings', { rules, ...(edited && { edited }) });
    if (!placed) return (await this.#here()).findings(rules, edited);
    return ok(findingsAt(placed, edited ? withEditedRule(rules, edited) : rules));
  }

  async trial(
    sample: SampleRequest,
    rules: readonly ReturnRule[],
    edited: ReturnRule,
  ): Promise<Result<RuleTrial, PortFailure>> {
    const trial = await this.#ask('trial', { sample, rules, edited });
    return trial ? ok(trial) : (await this.#here()).trial(sample, rules, edited);
  }

  async values(sample: SampleRequest): Promise<Result<FactValues, PortFailure>> {
    const values = await this.#ask('values', { sample });
    return values ? ok(values) : (await this.#here()).values(sample);
  }

  #ask<Asks extends keyof AnalysisAnswers>(asks: Asks, given: Given): Promise<AnalysisAnswers[Asks] | undefined> {
    return new Promise((resolve) => {
      const worker = this.#started();
      if (!worker) return resolve(undefined);
      this.#asked += 1;
      const { rules, sample, edited } = given;
      this.#waiting.set(this.#asked, resolve as (answer: AnalysisAnswer['answer'] | undefined) => void);
      const question: AnalysisQuestion = {
        id: this.#asked,
        asks,
        ...(rules && rules !== this.#sent.rules && { rules }),
        ...(sample && sample !== this.#sent.sample && { sample }),
        ...(edited && { edited }),
      };
      worker.postMessage(question);
      this.#sent = { ...this.#sent, ...given };
    });
  }

  #here(): Promise<RuleAnalysis> {
    this.#inThisThread ??= this.#otherwise();
    return this.#inThisThread;
  }

  #started(): AnalysisWorker | undefined {
    if (this.#worker || this.#hasFailed) return this.#worker;
    try {
      this.#worker = this.#makeWorker();
    } catch {
      this.#fail();
      return undefined;
    }
    this.#worker.onmessage = ({ data: { id, answer } }: MessageEvent<AnalysisAnswer>) => {
      this.#waiting.get(id)?.(answer);
      this.#waiting.delete(id);
    };
    this.#worker.onerror = () => this.#fail();
    return this.#worker;
  }

  /** Moves all pending and later questions to this thread. */
  #fail(): void {
    this.#hasFailed = true;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}

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

/** Analyses rules in a worker, which the first request starts. If the worker fails, uses the current thread. */
export class WorkerRuleAnalysis implements RuleAnalysis {
  readonly #makeWorker: () => AnalysisWorker;
  readonly #loadLocalAnalysis: () => Promise<RuleAnalysis>;
  #inThisThread: Promise<RuleAnalysis> | undefined;
  readonly #pendingRequests = new Map<number, (answer: AnalysisAnswer['answer'] | undefined) => void>();
  #worker: AnalysisWorker | undefined;
  #hasFailed = false;
  #lastRequestId = 0;
  #sent: Given = {};

  /** @param otherwise loads the analysis that is used if the worker fails */
  constructor(makeWorker: () => AnalysisWorker, otherwise: () => Promise<RuleAnalysis>) {
    this.#makeWorker = makeWorker;
    this.#loadLocalAnalysis = otherwise;
  }

  async findings(
    rules: readonly ReturnRule[],
    edited?: ReturnRule,
  ): Promise<Result<readonly RuleFinding[], PortFailure>> {
    const placed = await this.#request('findings', { rules, ...(edited && { edited }) });
    if (!placed) return (await this.#localAnalysis()).findings(rules, edited);
    return ok(findingsAt(placed, edited ? withEditedRule(rules, edited) : rules));
  }

  async trial(
    sample: SampleRequest,
    rules: readonly ReturnRule[],
    edited: ReturnRule,
  ): Promise<Result<RuleTrial, PortFailure>> {
    const trial = await this.#request('trial', { sample, rules, edited });
    return trial ? ok(trial) : (await this.#localAnalysis()).trial(sample, rules, edited);
  }

  async values(sample: SampleRequest): Promise<Result<FactValues, PortFailure>> {
    const values = await this.#request('values', { sample });
    return values ? ok(values) : (await this.#localAnalysis()).values(sample);
  }

  #request<Asks extends keyof AnalysisAnswers>(kind: Asks, given: Given): Promise<AnalysisAnswers[Asks] | undefined> {
    return new Promise((resolve) => {
      const worker = this.#startedWorker();
      if (!worker) return resolve(undefined);
      this.#lastRequestId += 1;
      const { rules, sample, edited } = given;
      this.#pendingRequests.set(this.#lastRequestId, resolve as (answer: AnalysisAnswer['answer'] | undefined) => void);
      const question: AnalysisQuestion = {
        id: this.#lastRequestId,
        asks: kind,
        ...(rules && rules !== this.#sent.rules && { rules }),
        ...(sample && sample !== this.#sent.sample && { sample }),
        ...(edited && { edited }),
      };
      worker.postMessage(question);
      this.#sent = { ...this.#sent, ...given };
    });
  }

  #localAnalysis(): Promise<RuleAnalysis> {
    this.#inThisThread ??= this.#loadLocalAnalysis();
    return this.#inThisThread;
  }

  #startedWorker(): AnalysisWorker | undefined {
    if (this.#worker || this.#hasFailed) return this.#worker;
    try {
      this.#worker = this.#makeWorker();
    } catch {
      this.#fail();
      return undefined;
    }
    this.#worker.onmessage = ({ data: { id, answer } }: MessageEvent<AnalysisAnswer>) => {
      this.#pendingRequests.get(id)?.(answer);
      this.#pendingRequests.delete(id);
    };
    this.#worker.onerror = () => this.#fail();
    return this.#worker;
  }

  /** Moves all running and later requests to the current thread. */
  #fail(): void {
    this.#hasFailed = true;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const resolve of this.#pendingRequests.values()) resolve(undefined);
    this.#pendingRequests.clear();
  }
}

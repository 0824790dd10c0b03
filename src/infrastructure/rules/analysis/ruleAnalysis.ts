import type { RuleAnalysis } from '../../../application/rules/RuleAnalysis.ts';
import { trustedScript } from '../../page/trustedScripts.ts';
import { findingsAt } from '../../../domain/rules/analysis/placedFinding.ts';
import { withEditedRule } from '../../../domain/rules/returnRule.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { AnalysisAnswer, AnalysisAnswers, AnalysisQuestion } from './analysisMessages.ts';

export async function ruleAnalysis(): Promise<RuleAnalysis> {
  const { default: address } = await import('./ruleAnalysisWorker.ts?worker&url');
  return workerRuleAnalysis(
    () => new Worker(trustedScript(address), { type: 'module', name: 'rules' }),
    async () => {
      const { localRuleAnalysis } = await import('./localRuleAnalysis.ts');
      return localRuleAnalysis();
    },
  );
}

export type AnalysisWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Given = Pick<AnalysisQuestion, 'rules' | 'sample' | 'edited'>;

/**
 * Analyses rules in a worker, which the first request starts. If the worker fails, uses the current thread.
 *
 * @param loadLocalAnalysis loads the analysis for the current thread
 */
export function workerRuleAnalysis(
  makeWorker: () => AnalysisWorker,
  loadLocalAnalysis: () => Promise<RuleAnalysis>,
): RuleAnalysis {
  let inThisThread: Promise<RuleAnalysis> | undefined;
  const pendingRequests = new Map<number, (answer: AnalysisAnswer['answer'] | undefined) => void>();
  let worker: AnalysisWorker | undefined;
  let hasFailed = false;
  let lastRequestId = 0;
  let sent: Given = {};

  function request<Asks extends keyof AnalysisAnswers>(
    kind: Asks,
    given: Given,
  ): Promise<AnalysisAnswers[Asks] | undefined> {
    return new Promise((resolve) => {
      const startedWorker = startWorker();
      if (!startedWorker) return resolve(undefined);
      lastRequestId += 1;
      const { rules, sample, edited } = given;
      pendingRequests.set(lastRequestId, resolve as (answer: AnalysisAnswer['answer'] | undefined) => void);
      const question: AnalysisQuestion = {
        id: lastRequestId,
        asks: kind,
        ...(rules && rules !== sent.rules && { rules }),
        ...(sample && sample !== sent.sample && { sample }),
        ...(edited && { edited }),
      };
      startedWorker.postMessage(question);
      sent = { ...sent, ...given };
    });
  }

  const localAnalysis = (): Promise<RuleAnalysis> => (inThisThread ??= loadLocalAnalysis());

  function startWorker(): AnalysisWorker | undefined {
    if (worker || hasFailed) return worker;
    try {
      worker = makeWorker();
    } catch {
      fail();
      return undefined;
    }
    worker.onmessage = ({ data: { id, answer } }: MessageEvent<AnalysisAnswer>) => {
      pendingRequests.get(id)?.(answer);
      pendingRequests.delete(id);
    };
    worker.onerror = () => fail();
    return worker;
  }

  /** Moves all running and later requests to the current thread. */
  function fail(): void {
    hasFailed = true;
    worker?.terminate();
    worker = undefined;
    for (const resolve of pendingRequests.values()) resolve(undefined);
    pendingRequests.clear();
  }

  return {
    async findings(rules, edited) {
      const placed = await request('findings', { rules, ...(edited && { edited }) });
      if (!placed) return (await localAnalysis()).findings(rules, edited);
      return ok(findingsAt(placed, edited ? withEditedRule(rules, edited) : rules));
    },
    async trial(sample, rules, edited) {
      const trial = await request('trial', { sample, rules, edited });
      return trial ? ok(trial) : (await localAnalysis()).trial(sample, rules, edited);
    },
    async values(sample) {
      const values = await request('values', { sample });
      return values ? ok(values) : (await localAnalysis()).values(sample);
    },
  };
}

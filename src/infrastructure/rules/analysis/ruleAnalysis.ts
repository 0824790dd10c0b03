import type { RuleAnalysis } from '../../../application/rules/RuleAnalysis.ts';
import { trustedScript } from '../../page/trustedScripts.ts';
import { WorkerRuleAnalysis } from './WorkerRuleAnalysis.ts';
import workerAddress from './ruleAnalysisWorker.ts?worker&url';

/** The analysis of rules in a thread of its own, where the browser has such. */
export const ruleAnalysis = (): RuleAnalysis =>
  new WorkerRuleAnalysis(
    () => new Worker(trustedScript(workerAddress), { type: 'module', name: 'rules' }),
    async () => {
      const { LocalRuleAnalysis } = await import('./LocalRuleAnalysis.ts');
      return new LocalRuleAnalysis();
    },
  );

import type { RuleAnalysis } from '../../../application/rules/RuleAnalysis.ts';
import { trustedScript } from '../../page/trustedScripts.ts';
import { WorkerRuleAnalysis } from './WorkerRuleAnalysis.ts';

export async function ruleAnalysis(): Promise<RuleAnalysis> {
  const { default: address } = await import('./ruleAnalysisWorker.ts?worker&url');
  return new WorkerRuleAnalysis(
    () => new Worker(trustedScript(address), { type: 'module', name: 'rules' }),
    async () => {
      const { LocalRuleAnalysis } = await import('./LocalRuleAnalysis.ts');
      return new LocalRuleAnalysis();
    },
  );
}

import type { RuleAnalysis } from '../../../application/rules/RuleAnalysis.ts';
import { trustedScript } from '../../page/trustedScripts.ts';
import { workerRuleAnalysis } from './workerRuleAnalysis.ts';

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

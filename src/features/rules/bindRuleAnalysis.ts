import { RuleAnalysis } from '../../application/rules/RuleAnalysis.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** The same in every composition: it asks no service. */
export function bindRuleAnalysis(bind: Bind): void {
  provide(bind, RuleAnalysis, [], () =>
    fetchedGateway<RuleAnalysis>({ findings: true, trial: true, values: true }, async () => {
      const { ruleAnalysis } = await import('../../infrastructure/rules/analysis/ruleAnalysis.ts');
      return ruleAnalysis();
    }),
  );
}

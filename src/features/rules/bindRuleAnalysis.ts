import { RuleAnalysis } from '../../application/rules/RuleAnalysis.ts';
import { lazyGateway } from '../../infrastructure/ioc/lazyGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the rule analysis. The demo uses the same binding, because the analysis calls no service. */
export function bindRuleAnalysis(bind: Bind): void {
  provide(bind, RuleAnalysis, [], () =>
    lazyGateway<RuleAnalysis>({ findings: true, trial: true, values: true }, async () => {
      const { ruleAnalysis } = await import('../../infrastructure/rules/analysis/ruleAnalysis.ts');
      return ruleAnalysis();
    }),
  );
}

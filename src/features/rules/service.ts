import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { bindRuleAnalysis } from './bindRuleAnalysis.ts';

/** Drawn with neither of them: their scripts come with the first call. */
export function rulesService(bind: Bind): void {
  bindRuleAnalysis(bind);
  provide(bind, RuleGateway, [Http], (http) =>
    fetchedGateway<RuleGateway>({ create: true, change: true, archive: true }, async () => {
      const { HttpRuleGateway } = await import('../../infrastructure/rules/HttpRuleGateway.ts');
      return new HttpRuleGateway(http);
    }),
  );
}

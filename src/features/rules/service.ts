import { HttpRuleGateway } from '../../infrastructure/rules/HttpRuleGateway.ts';
import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { bindRuleAnalysis } from './bindRuleAnalysis.ts';

/** Loaded on the first call, because no page renders with them. */
export function rulesService(bind: Bind): void {
  bindRuleAnalysis(bind);
  provide(bind, RuleGateway, [Http], (http) => new HttpRuleGateway(http));
}

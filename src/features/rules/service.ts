import { HttpRuleGateway } from '../../infrastructure/rules/HttpRuleGateway.ts';
import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { bindRuleAnalysis } from './bindRuleAnalysis.ts';

/** Binds the gateways. Their scripts are loaded on the first call, because rendering a page does not need them. */
export function rulesService(bind: Bind): void {
  bindRuleAnalysis(bind);
  provide(bind, RuleGateway, [Http], (http) => new HttpRuleGateway(http));
}

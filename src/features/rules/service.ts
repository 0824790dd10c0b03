import { httpRuleGateway } from '../../infrastructure/rules/httpRuleGateway.ts';
import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { bindRuleAnalysis } from './bindRuleAnalysis.ts';

export function rulesService(bind: Bind): void {
  bindRuleAnalysis(bind);
  provide(bind, RuleGateway, [Http], httpRuleGateway);
}

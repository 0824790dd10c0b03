import { httpRuleChecksGateway } from '../../infrastructure/rule-checks/httpRuleChecksGateway.ts';
import { RuleChecksGateway } from '../../application/rule-checks/RuleChecksGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function ruleChecksService(bind: Bind): void {
  provide(bind, RuleChecksGateway, [Http], httpRuleChecksGateway);
}

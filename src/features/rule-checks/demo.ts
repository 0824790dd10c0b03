import { RuleChecksGateway } from '../../application/rule-checks/RuleChecksGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryRuleChecksGateway } from '../../infrastructure/rule-checks/inMemoryRuleChecksGateway.ts';

export function ruleChecksDemo(bind: Bind): void {
  provide(bind, RuleChecksGateway, [DemoService], inMemoryRuleChecksGateway);
}

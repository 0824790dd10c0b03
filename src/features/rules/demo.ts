import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryRuleGateway } from '../../infrastructure/rules/InMemoryRuleGateway.ts';
import { bindRuleAnalysis } from './bindRuleAnalysis.ts';

export function rulesDemo(bind: Bind): void {
  bindRuleAnalysis(bind);
  provide(bind, RuleGateway, [DemoService], (service) => new InMemoryRuleGateway(service));
}

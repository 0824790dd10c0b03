import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryRuleGateway } from '../../infrastructure/rules/inMemoryRuleGateway.ts';
import { bindRuleAnalysis } from './bindRuleAnalysis.ts';

export function rulesDemo(bind: Bind): void {
  bindRuleAnalysis(bind);
  provide(bind, RuleGateway, [DemoService], inMemoryRuleGateway);
}

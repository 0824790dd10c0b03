import { RuleChecksGateway } from '../../application/rule-checks/RuleChecksGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function ruleChecksService(bind: Bind): void {
  provide(bind, RuleChecksGateway, [Http], (http) =>
    fetchedGateway<RuleChecksGateway>({ read: true, keep: true }, async () => {
      const { HttpRuleChecksGateway } = await import('../../infrastructure/rule-checks/HttpRuleChecksGateway.ts');
      return new HttpRuleChecksGateway(http);
    }),
  );
}

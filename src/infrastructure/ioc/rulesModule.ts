import { ContainerModule } from 'inversify';
import { PublishRulesStep } from '../../application/rules/PublishRulesStep.ts';
import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { provide } from './provide.ts';

export const rulesModule = new ContainerModule(({ bind }) => {
  provide(bind, PublishRulesStep, [RuleGateway], (gateway) => new PublishRulesStep(gateway));
});

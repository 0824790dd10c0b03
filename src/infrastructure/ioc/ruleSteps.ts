import { LazyStepRunner } from '../../application/publishing/LazyStepRunner.ts';
import type { PublishStepRunner } from '../../application/publishing/PublishStepRunner.ts';
import type { RuleGateway } from '../../application/rules/RuleGateway.ts';

/** The publish step of return rules, fetched when it is taken. */
export const ruleSteps = (rules: RuleGateway): readonly PublishStepRunner[] => [
  new LazyStepRunner('rules', async () => {
    const { PublishRulesStep } = await import('../../application/rules/PublishRulesStep.ts');
    return new PublishRulesStep(rules);
  }),
];

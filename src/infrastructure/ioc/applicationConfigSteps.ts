import type { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { LazyStepRunner } from '../../application/publishing/LazyStepRunner.ts';
import type { PublishStepRunner } from '../../application/publishing/PublishStepRunner.ts';

/** The publish steps of a merchant's and of the owner's application configuration, fetched when one of them is taken. */
export const applicationConfigSteps = (gateway: ApplicationConfigGateway): readonly PublishStepRunner[] =>
  (['merchant-application-config', 'owner-application-config'] as const).map(
    (step) =>
      new LazyStepRunner(step, async () => {
        const { PublishApplicationConfigStep } =
          await import('../../application/application-config/PublishApplicationConfigStep.ts');
        return new PublishApplicationConfigStep(step, gateway);
      }),
  );

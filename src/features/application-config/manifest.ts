import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { LazyStepRunner } from '../../application/publishing/LazyStepRunner.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const applicationConfig = {
  name: 'application-config',
  service: async () => (await import('./service.ts')).applicationConfigService,
  demo: async () => (await import('./demo.ts')).applicationConfigDemo,
  steps: [
    part(
      [ApplicationConfigGateway, ChangeSubjects],
      (gateway, subjects) =>
        new LazyStepRunner('merchant-application-config', async () => {
          const { PublishApplicationConfigStep } =
            await import('../../application/application-config/PublishApplicationConfigStep.ts');
          return new PublishApplicationConfigStep('merchant-application-config', gateway, subjects);
        }),
    ),
    part(
      [ApplicationConfigGateway, ChangeSubjects],
      (gateway, subjects) =>
        new LazyStepRunner('owner-application-config', async () => {
          const { PublishApplicationConfigStep } =
            await import('../../application/application-config/PublishApplicationConfigStep.ts');
          return new PublishApplicationConfigStep('owner-application-config', gateway, subjects);
        }),
    ),
  ],
} as const satisfies ManifestOf<'application-config'>;

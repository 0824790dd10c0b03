import { PublishApplicationConfigStep } from '../../application/application-config/PublishApplicationConfigStep.ts';
import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const applicationConfig = {
  name: 'application-config',
  service: async () => (await import('./service.ts')).applicationConfigService,
  demo: async () => (await import('./demo.ts')).applicationConfigDemo,
  steps: [
    part(
      [ApplicationConfigGateway, ChangeSubjects],
      (gateway, subjects) => new PublishApplicationConfigStep('merchant-application-config', gateway, subjects),
    ),
    part(
      [ApplicationConfigGateway, ChangeSubjects],
      (gateway, subjects) => new PublishApplicationConfigStep('owner-application-config', gateway, subjects),
    ),
  ],
} as const satisfies ManifestOf<'application-config'>;

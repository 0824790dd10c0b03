import { publishApplicationConfigStep } from '../../application/application-config/publishApplicationConfigStep.ts';
import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const applicationConfig = {
  name: 'application-config',
  service: async () => (await import('./service.ts')).applicationConfigService,
  demo: async () => (await import('./demo.ts')).applicationConfigDemo,
  steps: [
    part([ApplicationConfigGateway, ChangeSubjects], (gateway, subjects) =>
      publishApplicationConfigStep('merchant-application-config', gateway, subjects),
    ),
    part([ApplicationConfigGateway, ChangeSubjects], (gateway, subjects) =>
      publishApplicationConfigStep('owner-application-config', gateway, subjects),
    ),
  ],
} as const satisfies ManifestOf<'application-config'>;

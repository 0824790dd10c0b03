import { publishCompanyStep } from '../../application/publishing/publishCompanyStep.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';
import { companyModule } from './module.ts';

export const company = {
  name: 'company',
  module: companyModule,
  service: async () => (await import('./service.ts')).companyService,
  demo: async () => (await import('./demo.ts')).companyDemo,
  steps: [part([CompanyGateway, ChangeSubjects], publishCompanyStep)],
} as const satisfies ManifestOf<'company'>;

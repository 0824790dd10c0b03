import { publishCarriersStep } from '../../application/carriers/publishCarriersStep.ts';
import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const carriers = {
  name: 'carriers',
  service: async () => (await import('./service.ts')).carriersService,
  demo: async () => (await import('./demo.ts')).carriersDemo,
  steps: [part([CarrierGateway, ChangeSubjects], publishCarriersStep)],
  pages: [
    {
      path: '/carriers',
      titleKey: 'navigation.carriers',
      icon: 'truck',
      edits: ['rules'],
      load: async () => (await import('../../ui/features/carriers/CarriersPage.tsx')).CarriersPage,
    },
  ],
  changes: {
    // After a change of a carrier, the carrier may not serve the default address.
    affects: ['warehouses'],
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/carriers/changes/carriersSubject.ts')).carriersSubject,
    }),
    describe: async () =>
      (await import('../../domain/carriers/changes/describeCarrierChange.ts')).describeCarrierChange,
  },
} as const satisfies ManifestOf<'carriers'>;

import { publishWarehousesStep } from '../../application/warehouses/publishWarehousesStep.ts';
import { publishBindingsStep } from '../../application/warehouses/publishBindingsStep.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { warehousesSubject } from '../../domain/warehouses/changes/warehousesSubject.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const warehouses = {
  name: 'warehouses',
  service: async () => (await import('./service.ts')).warehousesService,
  demo: async () => (await import('./demo.ts')).warehousesDemo,
  steps: [part([WarehouseGateway], publishWarehousesStep), part([WarehouseGateway], publishBindingsStep)],
  pages: [
    {
      path: '/return-addresses',
      titleKey: 'navigation.returnAddresses',
      icon: 'warehouse',
      acts: [{ titleKey: 'returnAddresses.add', search: '?new=address' }],
      edits: ['rules'],
      load: async () => (await import('../../ui/features/warehouses/WarehousesPage.tsx')).WarehousesPage,
    },
  ],
  changes: {
    // Not loaded lazily, because every publish needs this subject.
    load: async () => ({ kind: 'subject', subject: warehousesSubject }),
    describe: async () =>
      (await import('../../domain/warehouses/changes/describeWarehouseChange.ts')).describeWarehouseChange,
  },
} as const satisfies ManifestOf<'warehouses'>;

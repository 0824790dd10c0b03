import { publishStoreNetworksStep } from '../../application/store-networks/publishStoreNetworksStep.ts';
import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const storeNetworks = {
  name: 'store-networks',
  service: async () => (await import('./service.ts')).storeNetworksService,
  demo: async () => (await import('./demo.ts')).storeNetworksDemo,
  steps: [part([StoreNetworkGateway, ChangeSubjects], publishStoreNetworksStep)],
  pages: [
    {
      path: '/in-store-returns',
      titleKey: 'navigation.inStoreReturns',
      icon: 'store',
      load: async () => (await import('../../ui/features/store-networks/StoreNetworksPage.tsx')).StoreNetworksPage,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/store-networks/storeNetworksSubject.ts')).storeNetworksSubject,
    }),
    describe: async () =>
      (await import('../../domain/store-networks/describeStoreNetworkChange.ts')).describeStoreNetworkChange,
  },
} as const satisfies ManifestOf<'store-networks'>;

import type { ManifestOf } from '../FeatureManifest.ts';
import { merchantsModule } from './module.ts';

export const merchants = {
  name: 'merchants',
  module: merchantsModule,
  service: async () => (await import('./service.ts')).merchantsService,
  demo: async () => (await import('./demo.ts')).merchantsDemo,
  pages: [
    {
      path: '/merchants/overview',
      audience: 'admin',
      titleKey: 'navigation.merchantsOverview',
      isHome: true,
      icon: 'store',
      showPublishButton: false,
      load: async () => (await import('../../ui/features/merchants/MerchantsOverviewPage.tsx')).MerchantsOverviewPage,
    },
  ],
} as const satisfies ManifestOf<'merchants'>;

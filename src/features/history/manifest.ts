import type { ManifestOf } from '../FeatureManifest.ts';
import { historyModule } from './module.ts';

export const history = {
  name: 'history',
  module: historyModule,
  service: async () => (await import('./service.ts')).historyService,
  demo: async () => (await import('./demo.ts')).historyDemo,
  pages: [
    {
      path: '/history',
      titleKey: 'navigation.history',
      icon: 'history',
      needs: 'history',
      load: async () => (await import('../../ui/features/history/HistoryPage.tsx')).HistoryPage,
    },
  ],
} as const satisfies ManifestOf<'history'>;

import { configChanges } from '../configChanges.ts';
import type { ManifestOf } from '../FeatureManifest.ts';
import { navigationModule } from './module.ts';

export const navigation = {
  name: 'navigation',
  module: navigationModule,
  pages: [
    {
      path: '/navigation',
      titleKey: 'navigation.navigationPages',
      icon: 'panels-top-left',
      edits: ['footer-links'],
      load: async () => (await import('../../ui/features/navigation/NavigationPage.tsx')).NavigationPage,
    },
  ],
  changes: configChanges('navigationSubject'),
} as const satisfies ManifestOf<'navigation'>;

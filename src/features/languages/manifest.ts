import { configChanges } from '../configChanges.ts';
import type { ManifestOf } from '../FeatureManifest.ts';
import { languagesModule } from './module.ts';

export const languages = {
  name: 'languages',
  module: languagesModule,
  service: async () => (await import('./service.ts')).languagesService,
  demo: async () => (await import('./demo.ts')).languagesDemo,
  pages: [
    {
      path: '/languages',
      titleKey: 'navigation.languages',
      icon: 'languages',
      load: async () => (await import('../../ui/features/languages/LanguagesPage.tsx')).LanguagesPage,
    },
  ],
  changes: configChanges('languagesSubject'),
} as const satisfies ManifestOf<'languages'>;

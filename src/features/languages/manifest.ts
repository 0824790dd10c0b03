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
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/applicationConfigSubjects.ts')).languagesSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  },
} as const satisfies ManifestOf<'languages'>;

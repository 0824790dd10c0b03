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
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/applicationConfigSubjects.ts')).navigationSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  },
} as const satisfies ManifestOf<'navigation'>;

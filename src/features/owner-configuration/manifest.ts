import type { ManifestOf } from '../FeatureManifest.ts';

export const ownerConfiguration = {
  name: 'owner-configuration',
  pages: [
    { path: '/configuration', audience: 'admin', titleKey: 'navigation.ownerConfiguration', icon: 'shield-check' },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/applicationConfigSubjects.ts')).ownerConfigSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  },
} as const satisfies ManifestOf<'owner-configuration'>;

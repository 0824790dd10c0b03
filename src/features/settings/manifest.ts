import type { ManifestOf } from '../FeatureManifest.ts';

export const settings = {
  name: 'settings',
  pages: [{ path: '/settings', titleKey: 'navigation.settings', icon: 'settings' }],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/applicationConfigSubjects.ts')).settingsSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  },
} as const satisfies ManifestOf<'settings'>;

import type { ManifestOf } from '../FeatureManifest.ts';

export const dispositions = {
  name: 'dispositions',
  pages: [{ path: '/dispositions', titleKey: 'navigation.dispositions', icon: 'recycle' }],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/applicationConfigSubjects.ts')).dispositionsSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  },
} as const satisfies ManifestOf<'dispositions'>;

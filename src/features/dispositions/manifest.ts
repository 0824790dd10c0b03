import type { ManifestOf } from '../FeatureManifest.ts';

export const dispositions = {
  name: 'dispositions',
  pages: [
    {
      path: '/dispositions',
      titleKey: 'navigation.dispositions',
      icon: 'recycle',
      load: async () => (await import('../../ui/features/dispositions/DispositionsPage.tsx')).DispositionsPage,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/application-config/dispositions/dispositionsSubject.ts'))
        .dispositionsSubject,
    }),
    describe: async () =>
      (await import('../../domain/application-config/dispositions/describeDispositionChange.ts'))
        .describeDispositionChange,
  },
} as const satisfies ManifestOf<'dispositions'>;

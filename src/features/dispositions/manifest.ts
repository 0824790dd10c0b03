import type { ManifestOf } from '../FeatureManifest.ts';

const load = async () => (await import('../../ui/features/dispositions/DispositionsPage.tsx')).DispositionsPage;

export const dispositions = {
  name: 'dispositions',
  pages: [
    {
      path: '/dispositions',
      titleKey: 'navigation.dispositions',
      icon: 'recycle',
      acts: [{ titleKey: 'dispositions.batch.open', search: '?new=batch' }],
      load,
      // One page renders all four lists, each at its own URL.
      children: ['rules', 'groups', 'attributes', 'actions'].map((path) => ({ path, load })),
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

import type { ManifestOf } from '../FeatureManifest.ts';

export const __items__ = {
  name: '__kebab__',
  pages: [
    {
      path: '/__kebab__',
      titleKey: 'navigation.__items__',
      icon: 'file-text',
      load: async () => (await import('../../ui/features/__kebab__/__Items__Page.tsx')).__Items__Page,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/__kebab__/__items__Subject.ts')).__items__Subject,
    }),
    describe: async () =>
      (await import('../../domain/__kebab__/describe__Items__Change.ts')).describe__Items__Change,
  },
} as const satisfies ManifestOf<'__kebab__'>;

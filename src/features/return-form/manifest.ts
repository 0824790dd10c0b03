import type { ManifestOf } from '../FeatureManifest.ts';

export const returnForm = {
  name: 'return-form',
  pages: [
    {
      path: '/return-form',
      titleKey: 'navigation.returnForm',
      icon: 'clipboard-list',
      // The page also edits the pattern of order numbers, which is one of the portal's settings.
      edits: ['settings'],
      load: async () => (await import('../../ui/features/return-form/ReturnFormPage.tsx')).ReturnFormPage,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/return-form/returnFormSubject.ts')).returnFormSubject,
    }),
    describe: async () =>
      (await import('../../domain/return-form/describeReturnFormChange.ts')).describeReturnFormChange,
  },
} as const satisfies ManifestOf<'return-form'>;

import type { ManifestOf } from '../FeatureManifest.ts';

export const settings = {
  name: 'settings',
  pages: [
    {
      path: '/settings',
      titleKey: 'navigation.settings',
      icon: 'settings',
      acts: [{ titleKey: 'settings.webhooks.addTitle', search: '?new=webhook' }],
      load: async () => (await import('../../ui/features/settings/SettingsPage.tsx')).SettingsPage,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subjects',
      subjects: (await import('../../domain/settings/settingsSubjects.ts')).settingsSubjects,
    }),
    describe: async () => (await import('../../domain/settings/describeSettingsChange.ts')).describeSettingsChange,
  },
} as const satisfies ManifestOf<'settings'>;

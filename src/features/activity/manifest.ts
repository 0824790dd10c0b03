import type { ManifestOf } from '../FeatureManifest.ts';

export const activity = {
  name: 'activity',
  service: async () => (await import('./service.ts')).activityService,
  demo: async () => (await import('./demo.ts')).activityDemo,
  pages: [
    {
      path: '/activity',
      audience: 'admin',
      titleKey: 'navigation.activity',
      icon: 'activity',
      needs: 'activity',
      showPublishButton: false,
      load: async () => (await import('../../ui/features/activity/ActivityPage.tsx')).ActivityPage,
    },
  ],
} as const satisfies ManifestOf<'activity'>;

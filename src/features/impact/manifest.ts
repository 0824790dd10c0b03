import type { ManifestOf } from '../FeatureManifest.ts';

export const impact = {
  name: 'impact',
  service: async () => (await import('./adapters.ts')).impactAdapters,
  demo: async () => (await import('./adapters.ts')).impactAdapters,
  pages: [
    {
      path: '/return-rules/impact',
      titleKey: 'navigation.impact',
      icon: 'chart-no-axes-column',
      load: async () => (await import('../../ui/features/impact/ImpactPage.tsx')).ImpactPage,
    },
  ],
} as const satisfies ManifestOf<'impact'>;

import type { ManifestOf } from '../FeatureManifest.ts';

export const impact = {
  name: 'impact',
  service: async () => (await import('./service.ts')).impactService,
  demo: async () => (await import('./demo.ts')).impactDemo,
  pages: [
    {
      path: '/return-rules/impact',
      titleKey: 'navigation.impact',
      icon: 'chart-no-axes-column',
      load: async () => (await import('../../ui/features/impact/ImpactPage.tsx')).ImpactPage,
    },
  ],
  review: {
    of: ['rules'],
    opensReview: true,
    load: async () => (await import('../../ui/features/impact/review/ReviewedImpact.tsx')).ReviewedImpact,
  },
} as const satisfies ManifestOf<'impact'>;

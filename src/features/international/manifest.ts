import type { ManifestOf } from '../FeatureManifest.ts';

export const international = {
  name: 'international',
  pages: [
    {
      path: '/international',
      titleKey: 'navigation.international',
      icon: 'globe',
      acts: [{ titleKey: 'countries.several.open', search: '?new=countries' }],
      load: async () => (await import('../../ui/features/international/InternationalPage.tsx')).InternationalPage,
    },
    {
      path: '/international/reach',
      titleKey: 'navigation.reach',
      icon: 'git-branch',
      load: async () => (await import('../../ui/features/international/reach/ReachPage.tsx')).ReachPage,
    },
  ],
  changes: {
    // Enabled countries affect the pricing tier in the settings.
    affects: ['settings'],
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/international/internationalSubject.ts')).internationalSubject,
    }),
    describe: async () =>
      (await import('../../domain/international/describeInternationalChange.ts')).describeInternationalChange,
  },
} as const satisfies ManifestOf<'international'>;

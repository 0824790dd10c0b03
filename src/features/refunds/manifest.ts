import type { ManifestOf } from '../FeatureManifest.ts';

export const refunds = {
  name: 'refunds',
  pages: [
    {
      path: '/refunds',
      titleKey: 'navigation.refunds',
      icon: 'banknote',
      needs: 'companySettings',
      load: async () => (await import('../../ui/features/refunds/RefundsPage.tsx')).RefundsPage,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/refunds/refundsSubject.ts')).refundsSubject,
    }),
    describe: async () => (await import('../../domain/refunds/describeRefundsChange.ts')).describeRefundsChange,
  },
} as const satisfies ManifestOf<'refunds'>;

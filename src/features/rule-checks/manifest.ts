import type { ManifestOf } from '../FeatureManifest.ts';

export const ruleChecks = {
  name: 'rule-checks',
  service: async () => (await import('./service.ts')).ruleChecksService,
  demo: async () => (await import('./demo.ts')).ruleChecksDemo,
  pages: [
    {
      path: '/return-rules/checks',
      titleKey: 'navigation.ruleChecks',
      icon: 'list-checks',
      acts: [{ titleKey: 'ruleChecks.transfer.title', search: '?new=import' }],
      needs: 'ruleChecks',
      load: async () => (await import('../../ui/features/rule-checks/ChecksPage.tsx')).ChecksPage,
    },
  ],
  review: {
    of: ['rules'],
    needs: 'ruleChecks',
    load: async () => (await import('../../ui/features/rule-checks/review/ReviewedChecks.tsx')).ReviewedChecks,
  },
} as const satisfies ManifestOf<'rule-checks'>;

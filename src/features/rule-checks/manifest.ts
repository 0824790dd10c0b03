import type { ManifestOf } from '../FeatureManifest.ts';

export const ruleChecks = {
  name: 'rule-checks',
  service: async () => (await import('./service.ts')).ruleChecksService,
  demo: async () => (await import('./demo.ts')).ruleChecksDemo,
} as const satisfies ManifestOf<'rule-checks'>;

import { publishRulesStep } from '../../application/rules/publishRulesStep.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const rules = {
  name: 'rules',
  service: async () => (await import('./service.ts')).rulesService,
  demo: async () => (await import('./demo.ts')).rulesDemo,
  steps: [
    part([RuleGateway, BrandingStore], (gateway, branding) => publishRulesStep(gateway, () => branding.configuration)),
  ],
  pages: [
    {
      path: '/return-rules',
      titleKey: 'navigation.returnRules',
      icon: 'git-branch',
      acts: [{ titleKey: 'rules.add', search: '?new=rule' }],
      load: async () => (await import('../../ui/features/rules/RulesPage.tsx')).RulesPage,
    },
  ],
  review: {
    of: ['rules'],
    isWarning: true,
    load: async () => (await import('../../ui/features/rules/review/ReviewedFindings.tsx')).ReviewedFindings,
  },
  changes: {
    // A rule may send returns to an address that carriers do not serve.
    affects: ['warehouses'],
    load: async () => ({
      kind: 'subject',
      subject: (await import('../../domain/rules/changes/returnRulesSubject.ts')).returnRulesSubject,
    }),
    describe: async () => (await import('../../domain/rules/changes/describeRuleChange.ts')).describeRuleChange,
  },
} as const satisfies ManifestOf<'rules'>;

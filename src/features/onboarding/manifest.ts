import { publishOnboardingStep } from '../../application/onboarding/publishOnboardingStep.ts';
import { publishSignupStep } from '../../application/onboarding/publishSignupStep.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { part } from '../../infrastructure/ioc/provide.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const onboarding = {
  name: 'onboarding',
  service: async () => (await import('./service.ts')).onboardingService,
  demo: async () => (await import('./demo.ts')).onboardingDemo,
  steps: [
    part([OnboardingGateway, BrandingStore], publishOnboardingStep),
    part([OnboardingGateway, BrandingStore], publishSignupStep),
  ],
  pages: [
    {
      path: '/merchants/new',
      audience: 'admin',
      titleKey: 'navigation.newMerchant',
      icon: 'building-2',
      acts: [{ titleKey: 'onboarding.import.title', search: '?new=import' }],
      showPublishButtonAdminMode: true,
      load: async () => (await import('../../ui/features/onboarding/NewMerchantPage.tsx')).NewMerchantPage,
    },
  ],
  changes: {
    load: async () => ({
      kind: 'command',
      command: (await import('../../domain/onboarding/onboardingCommand.ts')).onboardingCommand,
    }),
    describe: async () =>
      (await import('../../domain/onboarding/describeOnboardingChange.ts')).describeOnboardingChange,
  },
} as const satisfies ManifestOf<'onboarding'>;

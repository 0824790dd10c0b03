import { ContainerModule } from 'inversify';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { PublishOnboardingStep } from '../../application/onboarding/PublishOnboardingStep.ts';
import { PublishSignupStep } from '../../application/onboarding/PublishSignupStep.ts';
import { provide } from './provide.ts';

export const onboardingModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    PublishOnboardingStep,
    [OnboardingGateway, BrandingStore],
    (gateway, branding) => new PublishOnboardingStep(gateway, branding),
  );
  provide(
    bind,
    PublishSignupStep,
    [OnboardingGateway, BrandingStore],
    (gateway, branding) => new PublishSignupStep(gateway, branding),
  );
});

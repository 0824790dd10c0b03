import { sentSignup, isSignupSkipped } from '../../domain/onboarding/signupPayload.ts';
import { parseNewMerchant } from '../../domain/onboarding/onboardingCommand.ts';
import { ok } from '../../domain/shared/result.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { PublishStepRunner } from '../publishing/PublishStepRunner.ts';
import type { OnboardingGateway } from './OnboardingGateway.ts';

/** Publish step that signs up new merchants, unless the owner skips the signup [PB-10]. */
export const publishSignupStep = (gateway: OnboardingGateway, branding: BrandingStore): PublishStepRunner => ({
  step: 'signup',
  isSkipped: () => isSignupSkipped(branding.configuration?.signup ?? {}),
  async run(_base, changes, calls) {
    for (const change of changes.map(parseNewMerchant)) {
      if (change?.part !== 'signup') continue;
      const signup = sentSignup(change.value);
      const signedUp = await calls.once(signup.organisationId, (write) => gateway.signUp(signup, write));
      if (!signedUp.ok) return signedUp;
    }
    return ok(undefined);
  },
});

import { parseNewMerchant } from '../../domain/onboarding/onboardingCommand.ts';
import { ok } from '../../domain/shared/result.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { PublishStepRunner } from '../publishing/PublishStepRunner.ts';
import type { OnboardingGateway } from './OnboardingGateway.ts';

export const publishOnboardingStep = (gateway: OnboardingGateway, branding: BrandingStore): PublishStepRunner => ({
  step: 'onboarding',
  async run(base, changes, calls) {
    const carrier = branding.configuration?.carrier ?? base.carrier.rootOrgId;
    for (const change of changes.map(parseNewMerchant)) {
      if (change?.part !== 'onboarding') continue;
      const { value } = change;
      const onboarded = await calls.once(value.companyId, (write) => gateway.onboard(carrier, value, write));
      if (!onboarded.ok) return onboarded;
    }
    return ok(undefined);
  },
});

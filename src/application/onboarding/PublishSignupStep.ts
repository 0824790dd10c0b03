import { sentSignup, isSignupSkipped } from '../../domain/onboarding/signupPayload.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { parseNewMerchant } from '../../domain/onboarding/onboardingCommand.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { OnboardingGateway } from './OnboardingGateway.ts';

/** Publish step that signs up new merchants, unless the owner skips the signup [PB-10]. */
export class PublishSignupStep implements PublishStepRunner {
  readonly step = 'signup';
  readonly #gateway: OnboardingGateway;
  readonly #branding: BrandingStore;

  constructor(gateway: OnboardingGateway, branding: BrandingStore) {
    this.#gateway = gateway;
    this.#branding = branding;
  }

  isSkipped(): boolean {
    return isSignupSkipped(this.#branding.configuration?.signup ?? {});
  }

  async run(
    _base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    for (const change of changes.map(parseNewMerchant)) {
      if (change?.part !== 'signup') continue;
      const { value } = change;
      const signedUp = await calls.once(value.organisationId, (write) =>
        this.#gateway.signUp(sentSignup(value), write),
      );
      if (!signedUp.ok) return signedUp;
    }
    return ok(undefined);
  }
}

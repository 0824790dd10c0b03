import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { parseNewMerchant } from '../../domain/onboarding/onboardingCommand.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { OnboardingGateway } from './OnboardingGateway.ts';

export class PublishOnboardingStep implements PublishStepRunner {
  readonly step = 'onboarding';
  readonly #gateway: OnboardingGateway;
  readonly #branding: BrandingStore;

  constructor(gateway: OnboardingGateway, branding: BrandingStore) {
    this.#gateway = gateway;
    this.#branding = branding;
  }

  async run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const carrier = this.#branding.configuration?.carrier ?? base.carrier.rootOrgId;
    for (const change of changes.map(parseNewMerchant)) {
      if (change?.part !== 'onboarding') continue;
      const { value } = change;
      const onboarded = await calls.once(value.companyId, (write) => this.#gateway.onboard(carrier, value, write));
      if (!onboarded.ok) return onboarded;
    }
    return ok(undefined);
  }
}

import type { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { TRADING_NAME_TAKEN } from '../../domain/errors/errorMessages.ts';
import { newMerchantConfiguration } from '../../domain/onboarding/newMerchant.ts';
import type { OnboardingPayload } from '../../domain/onboarding/onboardingPayload.ts';
import { comparableName, tradingNameOf } from '../../domain/onboarding/tradingName.ts';
import type { SignupPayload } from '../../domain/onboarding/signupPayload.ts';
import { validateOnboarding } from '../../domain/onboarding/validateOnboarding.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryOnboardingGateway implements OnboardingGateway {
  readonly #service: DemoService;
  /** Requests that were carried out, by company. */
  readonly #requests = new Map<string, string>();
  readonly #tradingNames = new Map<string, string>();

  constructor(service: DemoService) {
    this.#service = service;
  }

  async onboard(carrier: string, payload: OnboardingPayload): Promise<Result<void, PortFailure>> {
    const template = this.#service.merchantTemplate(carrier);
    if (!template) return err({ kind: 'not-found' });
    const companyId = payload.companyId.toUpperCase();
    if (this.#requests.get(companyId) === payload.requestId) return ok(undefined);
    if (validateOnboarding(payload)) return err({ kind: 'rejected', status: 400 });
    const isAdded = this.#service.onboard(companyId, newMerchantConfiguration(template, payload));
    if (!isAdded) return err({ kind: 'rejected', status: 400 });
    this.#requests.set(companyId, payload.requestId);
    return ok(undefined);
  }

  async signUp(payload: SignupPayload): Promise<Result<void, PortFailure>> {
    const template = this.#service.merchantTemplate();
    if (!template) return err({ kind: 'forbidden' });
    const name = tradingNameOf(payload);
    const organisationId = payload.organisationId.toUpperCase();
    const namesake = this.#service
      .merchants(template.carrier.rootOrgId)
      .find(({ merchant }) => comparableName(merchant.configuration.name) === name)?.merchant.companyId;
    const holder = name === undefined ? undefined : (this.#tradingNames.get(name) ?? namesake);
    if (holder !== undefined && holder !== organisationId)
      return err({ kind: 'rejected', status: 400, message: TRADING_NAME_TAKEN });
    if (name !== undefined) this.#tradingNames.set(name, organisationId);
    return ok(undefined);
  }
}

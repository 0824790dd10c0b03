import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { firstPersonOf } from '../../domain/onboarding/firstPerson.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { withCopiedSettings } from '../../domain/onboarding/copiedSettings.ts';
import { newMerchantConfiguration } from '../../domain/onboarding/newMerchant.ts';
import type { OnboardingPayload } from '../../domain/onboarding/onboardingPayload.ts';
import type { SignupPayload } from '../../domain/onboarding/signupPayload.ts';
import type { UsedNames } from '../../domain/onboarding/draft/draftProblems.ts';
import { queriedNames, namesInUse, type NewMerchantNames } from '../../domain/onboarding/usedNames.ts';
import { comparableName, tradingNameOf } from '../../domain/onboarding/tradingName.ts';
import { companyIdInUse, onboardMerchant, type MerchantEntry } from '../../domain/onboarding/writes/onboardMerchant.ts';
import { signUpMerchant, type SignupEntry } from '../../domain/onboarding/writes/signUpMerchant.ts';
import type { AllowedRoles } from '../../domain/session/role.ts';
import { letsReviewsIn } from '../../domain/review-mode/merchantReviews.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { refused, type WriteRefusal } from '../../domain/shared/write.ts';
import { isOn } from '../../domain/company/merchantDefaults.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryOnboardingGateway implements OnboardingGateway {
  readonly #service: DemoService;
  readonly #allowed: AllowedRoles;
  readonly #entries = new Map<string, MerchantEntry>();
  readonly #signups = new Map<string, SignupEntry>();
  /** Trading names by company id. They are not part of the configuration. */
  readonly #tradingNames = new Map<string, string>();

  constructor(service: DemoService, allowed: AllowedRoles) {
    this.#service = service;
    this.#allowed = allowed;
  }

  async onboard(
    carrier: string,
    payload: OnboardingPayload,
    { idempotencyKey }: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const template = this.#service.merchantTemplate(carrier);
    if (!template) return err({ kind: 'not-found' });
    const companyId = parseCompanyId(payload.companyId);
    if (!companyId) return err({ kind: 'rejected', status: 400 });
    return this.#service.once(companyId, idempotencyKey, [onboardMerchant.action, carrier, payload], (fresh) => {
      const existing = this.#service.merchant(companyId);
      const { rootOrgId } = template.carrier;
      const isOwn = !existing || existing.configuration.carrier.rootOrgId === rootOrgId;
      const entry = this.#entries.get(companyId) ?? {
        carrier,
        isKnown: isOwn && existing !== undefined,
        onboarded: isOwn && existing?.onboarded === true,
      };
      const allowsFreeNames = isOn(this.#service.adminConfig(carrier)?.features.freeNames);
      const decided = onboardMerchant.decide({ ...entry, allowsFreeNames }, payload, fresh);
      if (!decided.ok) return decided;
      // In the demo, company ids are unique across all owners. On the service, each owner has its own ids.
      if (!isOwn) return companyIdInUse;
      if (decided.value.document === entry) return ok(undefined);
      const copied = this.#copied(payload.copyFrom, rootOrgId);
      if (!copied.ok) return copied;
      this.#entries.set(companyId, decided.value.document);
      const first = newMerchantConfiguration(template, payload);
      let count = 0;
      const nextRuleId = (): string => `${fresh.id}-${(count += 1)}`;
      this.#service.onboard(companyId, copied.value ? withCopiedSettings(first, copied.value, nextRuleId) : first);
      this.#service.keepNewMerchant(companyId, { onboarded: payload });
      const invited = firstPersonOf(payload, this.#service.staff.of(companyId), {
        userId: fresh.id,
        allowed: this.#allowed,
      });
      if (invited) this.#service.staff.add(companyId, invited);
      return ok(undefined);
    });
  }

  async signUp(payload: SignupPayload, { idempotencyKey }: WriteContext): Promise<Result<void, PortFailure>> {
    const template = this.#service.merchantTemplate();
    if (!template) return err({ kind: 'forbidden' });
    const companyId = parseCompanyId(payload.organisationId);
    if (!companyId) return err({ kind: 'rejected', status: 400 });
    const { rootOrgId } = template.carrier;
    const carrier = this.#service.owner(rootOrgId)?.carrier ?? '';
    return this.#service.once(companyId, idempotencyKey, [signUpMerchant.action, payload], (fresh) => {
      const name = tradingNameOf(payload);
      const nameHolder = name === undefined ? undefined : this.#holderOf(name, rootOrgId);
      const allowsFreeNames = isOn(this.#service.adminConfig(carrier)?.features.freeNames);
      const last = this.#signups.get(companyId)?.last;
      const entry = { carrier, allowsFreeNames, companyId, nameHolder, last };
      const decided = signUpMerchant.decide(entry, payload, fresh);
      if (!decided.ok) return decided;
      this.#signups.set(companyId, decided.value.document);
      this.#service.keepNewMerchant(companyId, { signedUp: decided.value.document.last });
      if (name !== undefined) this.#tradingNames.set(name, companyId);
      return ok(undefined);
    });
  }

  async findUsedNames(
    rootOrgId: string,
    merchants: readonly NewMerchantNames[],
  ): Promise<Result<UsedNames, PortFailure>> {
    if (this.#service.merchantTemplate()?.carrier.rootOrgId !== rootOrgId) return err({ kind: 'not-found' });
    // In the demo, company ids are unique across all owners, so return only merchants of this owner.
    const onboarded = queriedNames(merchants).companyIds.filter((companyId) => {
      const existing = this.#service.merchant(companyId);
      const isOwn = existing?.configuration.carrier.rootOrgId === rootOrgId;
      return this.#entries.has(companyId) || (existing !== undefined && (!isOwn || existing.onboarded === true));
    });
    const named = this.#service.merchants(rootOrgId).map(({ merchant: { companyId, configuration } }) => {
      const holder: readonly [string, string] = [comparableName(configuration.name), companyId];
      return holder;
    });
    return ok(namesInUse(merchants, new Set([...onboarded, rootOrgId]), new Map([...named, ...this.#tradingNames])));
  }

  #copied(copyFrom: string | undefined, rootOrgId: string): Result<MerchantConfigDocument | undefined, WriteRefusal> {
    if (copyFrom === undefined) return ok(undefined);
    const companyId = parseCompanyId(copyFrom);
    const configuration = companyId && this.#service.merchant(companyId)?.configuration;
    if (!companyId || companyId === rootOrgId || configuration?.carrier.rootOrgId !== rootOrgId)
      return refused('/copyFrom', 'unknown', 'onboarding.errors.copyUnknown');
    if (!letsReviewsIn(this.#service.reviewConsent(companyId)))
      return refused('/copyFrom', 'not consented', 'onboarding.errors.copyRefused');
    return ok(configuration);
  }

  #holderOf(name: string, rootOrgId: string): string | undefined {
    const isNamed = (text: string): boolean => comparableName(text) === name;
    const namesake = this.#service.merchants(rootOrgId).find(({ merchant }) => isNamed(merchant.configuration.name));
    return this.#tradingNames.get(name) ?? namesake?.merchant.companyId;
  }
}

import type { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { firstPersonOf } from '../../domain/onboarding/firstPerson.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { withCopiedSettings } from '../../domain/onboarding/copiedSettings.ts';
import { newMerchantConfiguration } from '../../domain/onboarding/newMerchant.ts';
import { queriedNames, namesInUse } from '../../domain/onboarding/usedNames.ts';
import { comparableName, tradingNameOf } from '../../domain/onboarding/tradingName.ts';
import { companyIdInUse, onboardMerchant, type MerchantEntry } from '../../domain/onboarding/writes/onboardMerchant.ts';
import { signUpMerchant, type SignupEntry } from '../../domain/onboarding/writes/signUpMerchant.ts';
import type { AllowedRoles } from '../../domain/session/role.ts';
import { letsReviewsIn } from '../../domain/review-mode/merchantReviews.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { refused, type WriteRefusal } from '../../domain/shared/write.ts';
import { isOn } from '../../domain/company/merchantDefaults.ts';
import type { DemoService } from '../demo/DemoService.ts';

export function inMemoryOnboardingGateway(service: DemoService, allowed: AllowedRoles): OnboardingGateway {
  const entries = new Map<string, MerchantEntry>();
  const signups = new Map<string, SignupEntry>();
  /** Trading names by company id. They are not part of the configuration. */
  const tradingNames = new Map<string, string>();

  function configurationToCopy(
    copyFrom: string | undefined,
    rootOrgId: string,
  ): Result<MerchantConfigDocument | undefined, WriteRefusal> {
    if (copyFrom === undefined) return ok(undefined);
    const companyId = parseCompanyId(copyFrom);
    const configuration = companyId && service.merchant(companyId)?.configuration;
    if (!companyId || companyId === rootOrgId || configuration?.carrier.rootOrgId !== rootOrgId)
      return refused('/copyFrom', 'unknown', 'onboarding.errors.copyUnknown');
    if (!letsReviewsIn(service.reviewConsent(companyId)))
      return refused('/copyFrom', 'not consented', 'onboarding.errors.copyRefused');
    return ok(configuration);
  }

  function holderOf(name: string, rootOrgId: string): string | undefined {
    const isNamed = (text: string): boolean => comparableName(text) === name;
    const namesake = service.merchants(rootOrgId).find(({ merchant }) => isNamed(merchant.configuration.name));
    return tradingNames.get(name) ?? namesake?.merchant.companyId;
  }

  return {
    async onboard(carrier, payload, { idempotencyKey }) {
      const template = service.merchantTemplate(carrier);
      if (!template) return err({ kind: 'not-found' });
      const companyId = parseCompanyId(payload.companyId);
      if (!companyId) return err({ kind: 'rejected', status: 400 });
      return service.once(companyId, idempotencyKey, [onboardMerchant.action, carrier, payload], (fresh) => {
        const existing = service.merchant(companyId);
        const { rootOrgId } = template.carrier;
        const isOwn = !existing || existing.configuration.carrier.rootOrgId === rootOrgId;
        const entry = entries.get(companyId) ?? {
          carrier,
          isKnown: isOwn && existing !== undefined,
          onboarded: isOwn && existing?.onboarded === true,
        };
        const allowsFreeNames = isOn(service.adminConfig(carrier)?.features.freeNames);
        const decided = onboardMerchant.decide({ ...entry, allowsFreeNames }, payload, fresh);
        if (!decided.ok) return decided;
        // In the demo, company ids are unique across all owners. On the service, each owner has its own ids.
        if (!isOwn) return companyIdInUse;
        if (decided.value.document === entry) return ok(undefined);
        const copied = configurationToCopy(payload.copyFrom, rootOrgId);
        if (!copied.ok) return copied;
        entries.set(companyId, decided.value.document);
        const first = newMerchantConfiguration(template, payload);
        let count = 0;
        const nextRuleId = (): string => `${fresh.id}-${(count += 1)}`;
        service.onboard(companyId, copied.value ? withCopiedSettings(first, copied.value, nextRuleId) : first);
        service.keepNewMerchant(companyId, { onboarded: payload });
        const invited = firstPersonOf(payload, service.staff.of(companyId), { userId: fresh.id, allowed });
        if (invited) service.staff.add(companyId, invited);
        return ok(undefined);
      });
    },
    async signUp(payload, { idempotencyKey }) {
      const template = service.merchantTemplate();
      if (!template) return err({ kind: 'forbidden' });
      const companyId = parseCompanyId(payload.organisationId);
      if (!companyId) return err({ kind: 'rejected', status: 400 });
      const { rootOrgId } = template.carrier;
      const carrier = service.owner(rootOrgId)?.carrier ?? '';
      return service.once(companyId, idempotencyKey, [signUpMerchant.action, payload], (fresh) => {
        const name = tradingNameOf(payload);
        const nameHolder = name === undefined ? undefined : holderOf(name, rootOrgId);
        const allowsFreeNames = isOn(service.adminConfig(carrier)?.features.freeNames);
        const last = signups.get(companyId)?.last;
        const entry = { carrier, allowsFreeNames, companyId, nameHolder, last };
        const decided = signUpMerchant.decide(entry, payload, fresh);
        if (!decided.ok) return decided;
        signups.set(companyId, decided.value.document);
        service.keepNewMerchant(companyId, { signedUp: decided.value.document.last });
        if (name !== undefined) tradingNames.set(name, companyId);
        return ok(undefined);
      });
    },
    async findUsedNames(rootOrgId, merchants) {
      if (service.merchantTemplate()?.carrier.rootOrgId !== rootOrgId) return err({ kind: 'not-found' });
      // In the demo, company ids are unique across all owners, so return only merchants of this owner.
      const onboarded = queriedNames(merchants).companyIds.filter((companyId) => {
        const existing = service.merchant(companyId);
        const isOwn = existing?.configuration.carrier.rootOrgId === rootOrgId;
        return entries.has(companyId) || (existing !== undefined && (!isOwn || existing.onboarded === true));
      });
      const named = service
        .merchants(rootOrgId)
        .map(({ merchant }) => [comparableName(merchant.configuration.name), merchant.companyId] as const);
      return ok(namesInUse(merchants, new Set([...onboarded, rootOrgId]), new Map([...named, ...tradingNames])));
    },
  };
}

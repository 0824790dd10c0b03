import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId, type CompanyId } from '../../../src/domain/company/companyId.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { withCopiedSettings } from '../../../src/domain/onboarding/copiedSettings.ts';
import { newMerchantConfiguration } from '../../../src/domain/onboarding/newMerchant.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import {
  companyIdInUse,
  onboardMerchant,
  type MerchantEntry,
} from '../../../src/domain/onboarding/writes/onboardMerchant.ts';
import { letsReviewsIn } from '../../../src/domain/review-mode/merchantReviews.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { refused } from '../../../src/domain/shared/write.ts';
import type { OwnerRepository } from '../companies/OwnerRepository.ts';
import type { IdempotentRequest } from '../shared/CompanyRequest.ts';
import type { Principal } from '../shared/Principal.ts';
import type { ReadAdminConfig } from '../companies/ReadAdminConfig.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';
import { inviteFirstPerson, type FirstPersonParts } from '../users/inviteFirstPerson.ts';
import type { LinkIssued } from '../users/issueLink.ts';

export type OnboardMerchantRequest = {
  readonly principal: Principal;
  readonly carrier: string;
  readonly payload: OnboardingPayload;
  readonly idempotency?: IdempotentRequest | undefined;
  readonly requestId?: string | undefined;
};

export type OnboardMerchantParts = FirstPersonParts & {
  readonly unitOfWork: UnitOfWork;
  readonly owners: OwnerRepository;
  readonly clock: Clock;
  readonly readAdminConfig: ReadAdminConfig;
};

/** Onboards a merchant from the owner's template [OB-1]. Its portal stays inactive until it is configured. */
export class OnboardMerchant {
  readonly #parts: OnboardMerchantParts;

  constructor(parts: OnboardMerchantParts) {
    this.#parts = parts;
  }

  /** Returns the password link of the invited user. The caller delivers it after the commit. */
  async execute(request: OnboardMerchantRequest): Promise<Result<LinkIssued | undefined, ServiceFailure>> {
    const { unitOfWork, owners, clock, ids, readAdminConfig } = this.#parts;
    const { principal, carrier, payload, idempotency } = request;
    const { rootOrgId, userId, name } = principal;
    const owner = await owners.findByCarrier(carrier);
    if (!principal.isAdmin || owner?.rootOrgId !== rootOrgId) return err({ kind: 'not-found' });
    const companyId = parseCompanyId(payload.companyId);
    if (!companyId) return refused('/companyId', 'company-id-malformed');
    const template = await this.#readTemplate(principal);
    if (!template) return err({ kind: 'not-found' });
    const copied = await this.#readCopied(principal, payload.copyFrom);
    const allowsFreeNames = await readAdminConfig.allowsFreeNames(carrier);
    const now = clock.now();
    let invited: LinkIssued | undefined;
    const onboarded = await unitOfWork.inTenant({ rootOrgId, companyId }, (unit) =>
      withIdempotency(unit, { userId, now, request: idempotency }, async () => {
        const found = await unit.merchants.find(companyId);
        const entry: MerchantEntry = {
          carrier,
          allowsFreeNames,
          isKnown: found !== undefined,
          onboarded: false,
          ...found,
        };
        const decision = onboardMerchant.decide(entry, payload, { now, id: '' });
        if (!decision.ok) return decision;
        if (decision.value.document === entry) return ok(undefined);
        if (!copied.ok) return copied;
        const first = newMerchantConfiguration(template, payload);
        const document = copied.value ? withCopiedSettings(first, copied.value, () => ids.next()) : first;
        // The company id is taken if the owner's organisation has it, or if another call has just added it.
        if (!entry.isKnown && !(await unit.merchants.add(companyId, document, now))) return companyIdInUse;
        await unit.merchants.markOnboarded(companyId, payload, now);
        await unit.audit.append({
          at: now,
          actor: { userId, name },
          onBehalfOf: companyId,
          action: onboardMerchant.action,
          requestId: request.requestId,
          detail: {
            requestId: payload.requestId,
            companyName: payload.companyName,
            ...(payload.copyFrom !== undefined && { copyFrom: payload.copyFrom }),
          },
        });
        invited = await inviteFirstPerson(unit, this.#parts, {
          tenant: { rootOrgId, companyId },
          actor: { userId, name },
          payload,
          now,
          requestId: request.requestId,
        });
        return ok(undefined);
      }),
    );
    return onboarded.ok ? ok(invited) : onboarded;
  }

  /** Reads the configuration of the merchant to copy. Refuses if that merchant does not consent to reviews. */
  async #readCopied(
    { rootOrgId, organisationId }: Principal,
    copyFrom: string | undefined,
  ): Promise<Result<MerchantConfigDocument | undefined, ServiceFailure>> {
    if (copyFrom === undefined) return ok(undefined);
    const companyId: CompanyId | undefined = parseCompanyId(copyFrom);
    if (!companyId || companyId === organisationId)
      return refused('/copyFrom', 'unknown', 'onboarding.errors.copyUnknown');
    return this.#parts.unitOfWork.inTenant({ rootOrgId, companyId }, async ({ companies, reviewSessions }) => {
      const found = await companies.find(companyId);
      if (!found) return refused('/copyFrom', 'unknown', 'onboarding.errors.copyUnknown');
      if (!letsReviewsIn(await reviewSessions.consentOf(companyId)))
        return refused('/copyFrom', 'not consented', 'onboarding.errors.copyRefused');
      return ok(await companies.readRevision(companyId, found.currentRevision));
    });
  }

  #readTemplate({ rootOrgId, organisationId }: Principal) {
    return this.#parts.unitOfWork.inTenant({ rootOrgId, companyId: organisationId }, ({ merchants }) =>
      merchants.readTemplate(),
    );
  }
}

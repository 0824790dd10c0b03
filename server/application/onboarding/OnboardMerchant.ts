import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { newMerchantConfiguration } from '../../../src/domain/onboarding/newMerchant.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import { onboardMerchant, type MerchantEntry } from '../../../src/domain/onboarding/writes/onboardMerchant.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { refused } from '../../../src/domain/shared/write.ts';
import type { OwnerRepository } from '../companies/OwnerRepository.ts';
import type { IdempotentRequest } from '../shared/CompanyRequest.ts';
import type { Principal } from '../shared/Principal.ts';
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
  /** What the answer, the log and the audit log name the request by. */
  readonly requestId?: string | undefined;
};

export type OnboardMerchantParts = FirstPersonParts & {
  readonly unitOfWork: UnitOfWork;
  readonly owners: OwnerRepository;
  readonly clock: Clock;
};

/**
 * An admin onboards a merchant [OB-1]: enabled, but paused for customers until its staff have set it up.
 * It begins with what the owner keeps for new merchants. The same request twice onboards once.
 */
export class OnboardMerchant {
  readonly #parts: OnboardMerchantParts;

  constructor(parts: OnboardMerchantParts) {
    this.#parts = parts;
  }

  /** The link of the person who was invited, to be handed over once it is kept. */
  async execute(request: OnboardMerchantRequest): Promise<Result<LinkIssued | undefined, ServiceFailure>> {
    const { unitOfWork, owners, clock } = this.#parts;
    const { principal, carrier, payload, idempotency } = request;
    const { rootOrgId, userId, name } = principal;
    const owner = await owners.findByCarrier(carrier);
    if (!principal.isAdmin || owner?.rootOrgId !== rootOrgId) return err({ kind: 'not-found' });
    const companyId = parseCompanyId(payload.companyId);
    if (!companyId) return refused('/companyId', 'company-id-malformed');
    const template = await this.#readTemplate(principal);
    if (!template) return err({ kind: 'not-found' });
    const now = clock.now();
    let invited: LinkIssued | undefined;
    const onboarded = await unitOfWork.inTenant({ rootOrgId, companyId }, (unit) =>
      withIdempotency(unit, { userId, now, request: idempotency }, async () => {
        const found = await unit.merchants.find(companyId);
        const entry: MerchantEntry = { isKnown: found !== undefined, onboarded: false, ...found };
        const decided = onboardMerchant.decide(entry, payload, { now, id: '' });
        if (!decided.ok) return decided;
        if (decided.value.document === entry) return ok(undefined);
        const document = newMerchantConfiguration(template, payload);
        // The owner's own organisation has one, too, and so has what was made meanwhile.
        if (!entry.isKnown && !(await unit.merchants.add(companyId, document, now)))
          return refused('/companyId', 'taken');
        await unit.merchants.markOnboarded(companyId, payload, now);
        await unit.audit.append({
          at: now,
          actor: { userId, name },
          onBehalfOf: companyId,
          action: onboardMerchant.action,
          requestId: request.requestId,
          detail: { requestId: payload.requestId, companyName: payload.companyName },
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

  #readTemplate({ rootOrgId, organisationId }: Principal) {
    return this.#parts.unitOfWork.inTenant({ rootOrgId, companyId: organisationId }, ({ merchants }) =>
      merchants.readTemplate(),
    );
  }
}

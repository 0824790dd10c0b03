import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { newMerchantConfiguration } from '../../../src/domain/onboarding/newMerchant.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import { validateOnboarding, type OnboardingError } from '../../../src/domain/onboarding/validateOnboarding.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { OwnerRepository } from '../companies/OwnerRepository.ts';
import type { IdempotentRequest } from '../shared/CompanyRequest.ts';
import type { Principal } from '../shared/Principal.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';

export type OnboardMerchantRequest = {
  readonly principal: Principal;
  readonly carrier: string;
  readonly payload: OnboardingPayload;
  readonly idempotency?: IdempotentRequest | undefined;
};

const taken = (pointer: string): ServiceFailure => ({ kind: 'invalid', errors: [{ pointer, message: 'taken' }] });

/**
 * An admin onboards a merchant (source, section 7): enabled, but paused for customers until its staff have set it up.
 * It begins with what the owner keeps for new merchants. The same request twice onboards once.
 */
export class OnboardMerchant {
  readonly #unitOfWork: UnitOfWork;
  readonly #owners: OwnerRepository;
  readonly #clock: Clock;

  constructor(unitOfWork: UnitOfWork, owners: OwnerRepository, clock: Clock) {
    this.#unitOfWork = unitOfWork;
    this.#owners = owners;
    this.#clock = clock;
  }

  async execute(request: OnboardMerchantRequest): Promise<Result<void, ServiceFailure>> {
    const { principal, carrier, payload, idempotency } = request;
    const { rootOrgId, userId, name } = principal;
    const owner = await this.#owners.findByCarrier(carrier);
    if (!principal.isAdmin || owner?.rootOrgId !== rootOrgId) return err({ kind: 'not-found' });
    const refused = validateOnboarding(payload);
    if (refused) return err(failureOf(refused));
    const companyId = parseCompanyId(payload.companyId);
    if (!companyId) return err({ kind: 'not-found' });
    const template = await this.#readTemplate(principal);
    if (!template) return err({ kind: 'not-found' });
    const now = this.#clock.now();
    return this.#unitOfWork.inTenant({ rootOrgId, companyId }, (unit) =>
      withIdempotency(unit, { userId, now, request: idempotency }, async () => {
        const present = await unit.merchants.find(companyId);
        if (present?.onboarded)
          return present.requestId === payload.requestId ? ok(undefined) : err(taken('/companyId'));
        const document = newMerchantConfiguration(template, payload);
        if (!present && !(await unit.merchants.add(companyId, document, now))) return err(taken('/companyId'));
        await unit.merchants.markOnboarded(companyId, payload, now);
        await unit.audit.append({
          at: now,
          actor: { userId, name },
          onBehalfOf: companyId,
          action: 'merchant.onboarded',
          detail: { requestId: payload.requestId, companyName: payload.companyName },
        });
        return ok(undefined);
      }),
    );
  }

  #readTemplate({ rootOrgId, organisationId }: Principal) {
    return this.#unitOfWork.inTenant({ rootOrgId, companyId: organisationId }, ({ merchants }) =>
      merchants.readTemplate(),
    );
  }
}

function failureOf(error: OnboardingError): ServiceFailure {
  switch (error.kind) {
    case 'malformed':
      return {
        kind: 'invalid',
        message: error.messageKey,
        errors: [{ pointer: error.pointer, message: error.messageKey }],
      };
    case 'required':
      return {
        kind: 'invalid',
        message: 'constants.allFieldsError',
        errors: [{ pointer: error.pointer, message: 'required' }],
      };
    case 'company-id-malformed':
    case 'pricing-tier-unknown':
      return { kind: 'invalid', errors: [{ pointer: error.pointer, message: error.kind }] };
  }
}

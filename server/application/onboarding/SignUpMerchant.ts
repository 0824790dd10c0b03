import type { ReadAdminConfig } from '../companies/ReadAdminConfig.ts';
import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import type { SignupPayload } from '../../../src/domain/onboarding/signupPayload.ts';
import { tradingNameOf } from '../../../src/domain/onboarding/tradingName.ts';
import { signUpMerchant } from '../../../src/domain/onboarding/writes/signUpMerchant.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { OwnerRepository } from '../companies/OwnerRepository.ts';
import type { IdempotentRequest } from '../shared/CompanyRequest.ts';
import type { Principal } from '../shared/Principal.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';

export type SignUpMerchantRequest = {
  readonly principal: Principal;
  readonly payload: SignupPayload;
  readonly idempotency?: IdempotentRequest | undefined;
  readonly requestId?: string | undefined;
};

export type SignUpMerchantParts = {
  readonly unitOfWork: UnitOfWork;
  readonly owners: OwnerRepository;
  readonly clock: Clock;
  readonly readAdminConfig: ReadAdminConfig;
};

/** Signs a merchant up for a product, once per idempotency key [SG-1]. An owner's trading names are unique. */
export class SignUpMerchant {
  readonly #parts: SignUpMerchantParts;

  constructor(parts: SignUpMerchantParts) {
    this.#parts = parts;
  }

  async execute(request: SignUpMerchantRequest): Promise<Result<void, ServiceFailure>> {
    const { unitOfWork, owners, clock, readAdminConfig } = this.#parts;
    const { principal, payload, idempotency } = request;
    const { rootOrgId, userId, name } = principal;
    const companyId = parseCompanyId(payload.organisationId);
    if (!principal.isAdmin || !companyId) return err({ kind: 'not-found' });
    const owner = await owners.findByOrganisation(rootOrgId);
    if (!owner) return err({ kind: 'not-found' });
    const { carrier } = owner;
    const allowsFreeNames = await readAdminConfig.allowsFreeNames(carrier);
    const tradingName = tradingNameOf(payload);
    const now = clock.now();
    // Charge the owner's quota, because a new organisation may not be a company yet.
    const ownTenant = { rootOrgId, companyId: principal.organisationId };
    const withinQuota = await unitOfWork.inTenant(ownTenant, (unit) => unit.usage.spend('writes', now));
    if (!withinQuota.ok) return withinQuota;
    let stored = 0;
    const signedUp = await unitOfWork.inTenant({ rootOrgId, companyId }, (unit) =>
      withIdempotency(unit, { userId, now, request: idempotency }, async () => {
        const nameHolder =
          tradingName === undefined ? undefined : await unit.merchants.claimTradingName(companyId, tradingName);
        const entry = {
          carrier,
          allowsFreeNames,
          companyId,
          nameHolder,
          last: await unit.merchants.lastSignup(companyId),
        };
        const decision = signUpMerchant.decide(entry, payload, { now, id: '' });
        if (!decision.ok) return decision;
        // A cancelled publish may already have signed the merchant up with another idempotency key.
        if (decision.value.document === entry) return ok(undefined);
        await unit.merchants.storeSignup(companyId, payload, now);
        stored = JSON.stringify(payload).length;
        await unit.audit.append({
          at: now,
          actor: { userId, name },
          onBehalfOf: companyId,
          action: signUpMerchant.action,
          requestId: request.requestId,
          detail: { product: payload.product, tradingName },
        });
        return ok(undefined);
      }),
    );
    if (stored > 0) await unitOfWork.inTenant(ownTenant, async (unit) => unit.usage.addBytes(stored));
    return signedUp;
  }
}

import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { parseCompanyId, type CompanyId } from '../../../src/domain/company/companyId.ts';
import { newMerchantConfiguration } from '../../../src/domain/onboarding/newMerchant.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import { onboardMerchant, type MerchantEntry } from '../../../src/domain/onboarding/writes/onboardMerchant.ts';
import { may } from '../../../src/domain/session/rights.ts';
import type { AllowedRoles } from '../../../src/domain/session/role.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { refused } from '../../../src/domain/shared/write.ts';
import { inviteUser } from '../../../src/domain/users/userWrites.ts';
import type { OwnerRepository } from '../companies/OwnerRepository.ts';
import type { IdempotentRequest } from '../shared/CompanyRequest.ts';
import type { Principal } from '../shared/Principal.ts';
import type { TenantUnit, UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';
import { issueLink, type LinkIssued, type LinkParts } from '../users/issueLink.ts';

export type OnboardMerchantRequest = {
  readonly principal: Principal;
  readonly carrier: string;
  readonly payload: OnboardingPayload;
  readonly idempotency?: IdempotentRequest | undefined;
  /** What the answer, the log and the audit log name the request by. */
  readonly requestId?: string | undefined;
};

export type OnboardMerchantParts = LinkParts & {
  readonly unitOfWork: UnitOfWork;
  readonly owners: OwnerRepository;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly allowedRoles: AllowedRoles;
};

/**
 * An admin onboards a merchant [OB-1]: enabled, but paused for customers until its staff have set it up.
 * It begins with what the owner keeps for new merchants. The same request twice onboards once. Where the sign-in name is an
 * e-mail address and nobody of the merchant is known, its contact is invited: nobody else could let the first person in.
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
        invited = await this.#invite(unit, request, { rootOrgId, companyId }, now);
        return ok(undefined);
      }),
    );
    return onboarded.ok ? ok(invited) : onboarded;
  }

  async #invite(
    unit: TenantUnit,
    { principal, payload, requestId }: OnboardMerchantRequest,
    tenant: { readonly rootOrgId: string; readonly companyId: CompanyId },
    now: number,
  ): Promise<LinkIssued | undefined> {
    const { ids, allowedRoles } = this.#parts;
    const role = allowedRoles.merchant.find((each) => may('people', [each], allowedRoles));
    if (role === undefined || (await unit.staff.list(tenant.companyId)).length > 0) return undefined;
    const draft = { name: payload.contactName, email: payload.login, role };
    const invited = inviteUser([], draft, { userId: ids.next(), roles: [role] });
    if (!invited.ok) return undefined;
    const user = invited.value;
    await unit.staff.add(tenant.companyId, user);
    await unit.audit.append({
      at: now,
      actor: { userId: principal.userId, name: principal.name },
      onBehalfOf: tenant.companyId,
      action: 'user.invited',
      requestId,
      detail: { userId: user.userId, name: user.name, roles: user.roles },
    });
    return issueLink(unit, this.#parts, { tenant, user, now });
  }

  #readTemplate({ rootOrgId, organisationId }: Principal) {
    return this.#parts.unitOfWork.inTenant({ rootOrgId, companyId: organisationId }, ({ merchants }) =>
      merchants.readTemplate(),
    );
  }
}

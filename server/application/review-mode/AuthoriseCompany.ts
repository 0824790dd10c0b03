import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Acting, CompanyRequest } from '../shared/CompanyRequest.ts';
import type { TenantUnit, UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';

/**
 * Whether a person may act on a company: merchant staff on their own, an admin on the owner's own organisation or on a
 * merchant with a review that this sign-in of that admin opened. Everything else answers exactly like a missing company.
 */
export class AuthoriseCompany {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;

  constructor(unitOfWork: UnitOfWork, clock: Clock) {
    this.#unitOfWork = unitOfWork;
    this.#clock = clock;
  }

  execute(request: CompanyRequest): Promise<Result<Acting, ServiceFailure>> {
    return this.within(request, async (_unit, acting) => ok(acting));
  }

  /** Authorises and works in one transaction of the company: a review session cannot end between the two. */
  async within<T>(
    { principal, rootOrgId = principal.rootOrgId, merchantId }: CompanyRequest,
    work: (unit: TenantUnit, acting: Acting) => Promise<Result<T, ServiceFailure>>,
  ): Promise<Result<T, ServiceFailure>> {
    const companyId = parseCompanyId(merchantId);
    if (!companyId || parseCompanyId(rootOrgId) !== principal.rootOrgId) return err({ kind: 'not-found' });
    const isOwn = companyId === principal.organisationId;
    if (!isOwn && !principal.isAdmin) return err({ kind: 'not-found' });

    const tenant = { rootOrgId: principal.rootOrgId, companyId };
    const actor = { userId: principal.userId, name: principal.name };
    return this.#unitOfWork.inTenant(tenant, async (unit) => {
      if (isOwn) return work(unit, { tenant, actor });
      const isReviewing = await unit.reviewSessions.isOpen(companyId, principal.sessionId, this.#clock.now());
      return isReviewing ? work(unit, { tenant, actor, onBehalfOf: companyId }) : err({ kind: 'not-found' });
    });
  }
}

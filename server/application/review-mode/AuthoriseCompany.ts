import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Acting, CompanyRequest, SeenCompany } from '../shared/CompanyRequest.ts';
import type { TenantUnit, UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ReviewAccess } from './ReviewSessionRepository.ts';

type Work<T> = (unit: TenantUnit, acting: Acting) => Promise<Result<T, ServiceFailure>>;

/**
 * Authorises a request about a company. Merchant staff may use their own company. An admin may use the owner's
 * organisation, and merchants with an open review by the same sign-in. A review is read-only until the admin starts
 * acting. Any other company is reported as not found.
 */
export class AuthoriseCompany {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;

  constructor(unitOfWork: UnitOfWork, clock: Clock) {
    this.#unitOfWork = unitOfWork;
    this.#clock = clock;
  }

  /** Authorises and runs a write in one transaction, so that a review cannot end between authorisation and write. */
  within<T>(request: CompanyRequest, work: Work<T>): Promise<Result<T, ServiceFailure>> {
    return this.#run(request, work, ['acting']);
  }

  /** Authorises and runs work that changes no data of the merchant. A read-only review is sufficient. */
  reading<T>(request: CompanyRequest, work: Work<T>): Promise<Result<T, ServiceFailure>> {
    return this.#run(request, work, ['acting', 'looking']);
  }

  async own<T>(request: CompanyRequest, work: Work<T>): Promise<Result<T, ServiceFailure>> {
    return accessTo(request)?.isOwn ? this.within(request, work) : err({ kind: 'not-found' });
  }

  async #run<T>(
    request: CompanyRequest,
    work: Work<T>,
    sufficient: readonly ReviewAccess[],
  ): Promise<Result<T, ServiceFailure>> {
    const access = accessTo(request);
    if (!access) return err({ kind: 'not-found' });
    return this.#unitOfWork.inTenant(access.tenant, (unit) => this.#runWith(unit, request, access, work, sufficient));
  }

  async #runWith<T>(
    unit: TenantUnit,
    { principal }: CompanyRequest,
    { isOwn, tenant, actor }: NonNullable<ReturnType<typeof accessTo>>,
    work: Work<T>,
    sufficient: readonly ReviewAccess[],
  ): Promise<Result<T, ServiceFailure>> {
    const { companyId } = tenant;
    if (isOwn) return work(unit, { tenant, actor });
    const access = await unit.reviewSessions.accessOf(companyId, principal.sessionId, this.#clock.now());
    if (!access) return err({ kind: 'not-found' });
    if (!sufficient.includes(access)) return err({ kind: 'review-read-only' });
    return work(unit, { tenant, actor, onBehalfOf: companyId });
  }

  /** Authorises several users of one company in one transaction. Results are in the order of the requests. */
  async readingTogether<Request extends CompanyRequest, T>(
    requests: readonly Request[],
    work: (unit: TenantUnit, acting: Acting, request: Request) => Promise<Result<T, ServiceFailure>>,
  ): Promise<readonly Result<T, ServiceFailure>[]> {
    const attempts = requests.map((request) => ({ request, access: accessTo(request) }));
    const tenant = attempts.find(({ access }) => access)?.access?.tenant;
    if (!tenant) return requests.map(() => err({ kind: 'not-found' }));
    return this.#unitOfWork.inTenant(tenant, async (unit) => {
      const answers: Result<T, ServiceFailure>[] = [];
      for (const { request, access } of attempts) {
        const answer = (_: TenantUnit, acting: Acting) => work(unit, acting, request);
        answers.push(
          access
            ? await this.#runWith(unit, request, access, answer, ['acting', 'looking'])
            : err({ kind: 'not-found' }),
        );
      }
      return answers;
    });
  }

  /** Authorises with the company found during authentication. Only users who may read the company have `seen`. */
  actingOn(request: CompanyRequest, seen: SeenCompany | undefined): Acting | undefined {
    const access = accessTo(request);
    if (!access || seen?.companyId !== access.tenant.companyId) return undefined;
    const { isOwn, tenant, actor } = access;
    return isOwn ? { tenant, actor } : { tenant, actor, onBehalfOf: tenant.companyId };
  }

  /** Reads a revision of the configuration, and adds the time of the company's last publish. */
  readRevision({ tenant }: Acting, revision: number): Promise<MerchantConfigDocument> {
    return this.#unitOfWork.inTenant(tenant, async ({ companies }) => ({
      ...(await companies.readRevision(tenant.companyId, revision)),
      lastPublishedAt: (await companies.find(tenant.companyId))?.lastPublishedAt,
    }));
  }
}

/** Returns the company and the user. `undefined` if access is impossible. An admin may also need a review. */
function accessTo({ principal, rootOrgId = principal.rootOrgId, merchantId }: CompanyRequest) {
  const companyId = parseCompanyId(merchantId);
  if (!companyId || parseCompanyId(rootOrgId) !== principal.rootOrgId) return undefined;
  const isOwn = companyId === principal.organisationId;
  if (!isOwn && !principal.isAdmin) return undefined;
  const tenant = { rootOrgId: principal.rootOrgId, companyId };
  return { isOwn, tenant, actor: { userId: principal.userId, name: principal.name } };
}

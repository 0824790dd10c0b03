import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Acting, CompanyRequest, SeenCompany } from '../shared/CompanyRequest.ts';
import type { TenantUnit, UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ReviewAccess } from './ReviewSessionRepository.ts';

type Work<T> = (unit: TenantUnit, acting: Acting) => Promise<Result<T, ServiceFailure>>;

/**
 * Merchant staff may act on their own company. An admin may act on the owner's organisation, or on a merchant with a
 * review by the same sign-in, which is read-only until it acts. Any other company is reported as not found.
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

  /** Authorises and runs a write in one transaction, so that a review cannot end in between. */
  within<T>(request: CompanyRequest, work: Work<T>): Promise<Result<T, ServiceFailure>> {
    return this.#run(request, work, ['acting']);
  }

  /** Like `within`, for work that changes nothing of the merchant's. */
  reading<T>(request: CompanyRequest, work: Work<T>): Promise<Result<T, ServiceFailure>> {
    return this.#run(request, work, ['acting', 'looking']);
  }

  async own<T>(request: CompanyRequest, work: Work<T>): Promise<Result<T, ServiceFailure>> {
    return whoActs(request)?.isOwn ? this.within(request, work) : err({ kind: 'not-found' });
  }

  async #run<T>(
    request: CompanyRequest,
    work: Work<T>,
    enough: readonly ReviewAccess[],
  ): Promise<Result<T, ServiceFailure>> {
    const asked = whoActs(request);
    if (!asked) return err({ kind: 'not-found' });
    return this.#unitOfWork.inTenant(asked.tenant, (unit) => this.#admitted(unit, request, asked, work, enough));
  }

  async #admitted<T>(
    unit: TenantUnit,
    { principal }: CompanyRequest,
    { isOwn, tenant, actor }: NonNullable<ReturnType<typeof whoActs>>,
    work: Work<T>,
    enough: readonly ReviewAccess[],
  ): Promise<Result<T, ServiceFailure>> {
    const { companyId } = tenant;
    if (isOwn) return work(unit, { tenant, actor });
    const access = await unit.reviewSessions.accessOf(companyId, principal.sessionId, this.#clock.now());
    if (!access) return err({ kind: 'not-found' });
    if (!enough.includes(access)) return err({ kind: 'review-read-only' });
    return work(unit, { tenant, actor, onBehalfOf: companyId });
  }

  /** Authorises several users of one company in one transaction. Results are in the order of the requests. */
  async readingTogether<Request extends CompanyRequest, T>(
    requests: readonly Request[],
    work: (unit: TenantUnit, acting: Acting, request: Request) => Promise<Result<T, ServiceFailure>>,
  ): Promise<readonly Result<T, ServiceFailure>[]> {
    const asked = requests.map((request) => ({ request, who: whoActs(request) }));
    const tenant = asked.find(({ who }) => who)?.who?.tenant;
    if (!tenant) return requests.map(() => err({ kind: 'not-found' }));
    return this.#unitOfWork.inTenant(tenant, async (unit) => {
      const answers: Result<T, ServiceFailure>[] = [];
      for (const { request, who } of asked) {
        const answer = (_: TenantUnit, acting: Acting) => work(unit, acting, request);
        answers.push(
          who ? await this.#admitted(unit, request, who, answer, ['acting', 'looking']) : err({ kind: 'not-found' }),
        );
      }
      return answers;
    });
  }

  /** Authorises by the company read during authentication, which is present only for users who may read it. */
  actingOn(request: CompanyRequest, seen: SeenCompany | undefined): Acting | undefined {
    const asked = whoActs(request);
    if (!asked || seen?.companyId !== asked.tenant.companyId) return undefined;
    const { isOwn, tenant, actor } = asked;
    return isOwn ? { tenant, actor } : { tenant, actor, onBehalfOf: tenant.companyId };
  }

  /** Includes the time of the company's last publish. */
  readRevision({ tenant }: Acting, revision: number): Promise<MerchantConfigDocument> {
    return this.#unitOfWork.inTenant(tenant, async ({ companies }) => ({
      ...(await companies.readRevision(tenant.companyId, revision)),
      lastPublishedAt: (await companies.find(tenant.companyId))?.lastPublishedAt,
    }));
  }
}

/** `undefined` if access is impossible. An admin still needs a review for a merchant. */
function whoActs({ principal, rootOrgId = principal.rootOrgId, merchantId }: CompanyRequest) {
  const companyId = parseCompanyId(merchantId);
  if (!companyId || parseCompanyId(rootOrgId) !== principal.rootOrgId) return undefined;
  const isOwn = companyId === principal.organisationId;
  if (!isOwn && !principal.isAdmin) return undefined;
  const tenant = { rootOrgId: principal.rootOrgId, companyId };
  return { isOwn, tenant, actor: { userId: principal.userId, name: principal.name } };
}

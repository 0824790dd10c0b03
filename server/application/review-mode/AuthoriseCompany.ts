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
 * Whether a person may act on a company: merchant staff on their own, an admin on the owner's own organisation or on a
 * merchant with a review that this sign-in of that admin opened, and acts in. A review that does not act only reads.
 * Everything else answers exactly like a missing company.
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

  /** Authorises a write and does it in one transaction of the company: a review session cannot end between the two. */
  within<T>(request: CompanyRequest, work: Work<T>): Promise<Result<T, ServiceFailure>> {
    return this.#run(request, work, ['acting']);
  }

  /** The same for what only reads, or changes nothing of the merchant's. */
  reading<T>(request: CompanyRequest, work: Work<T>): Promise<Result<T, ServiceFailure>> {
    return this.#run(request, work, ['acting', 'looking']);
  }

  /** For what no review is let in to: a company's own staff alone. */
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

  /**
   * The same for people who ask of one company at the same time, in one transaction of it. Answers them in their order;
   * `work` is given those who may.
   */
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

  /** The same where the company was looked at when its caller was let in: nobody else is shown one. */
  actingOn(request: CompanyRequest, seen: SeenCompany | undefined): Acting | undefined {
    const asked = whoActs(request);
    if (!asked || seen?.companyId !== asked.tenant.companyId) return undefined;
    const { isOwn, tenant, actor } = asked;
    return isOwn ? { tenant, actor } : { tenant, actor, onBehalfOf: tenant.companyId };
  }

  /** A revision of a company that the caller may read, with the time of the company's last publish. */
  readRevision({ tenant }: Acting, revision: number): Promise<MerchantConfigDocument> {
    return this.#unitOfWork.inTenant(tenant, async ({ companies }) => ({
      ...(await companies.readRevision(tenant.companyId, revision)),
      lastPublishedAt: (await companies.find(tenant.companyId))?.lastPublishedAt,
    }));
  }
}

/** Who asks, and of which company, unless nothing could let them in there; no admin is let in to a merchant by this alone. */
function whoActs({ principal, rootOrgId = principal.rootOrgId, merchantId }: CompanyRequest) {
  const companyId = parseCompanyId(merchantId);
  if (!companyId || parseCompanyId(rootOrgId) !== principal.rootOrgId) return undefined;
  const isOwn = companyId === principal.organisationId;
  if (!isOwn && !principal.isAdmin) return undefined;
  const tenant = { rootOrgId: principal.rootOrgId, companyId };
  return { isOwn, tenant, actor: { userId: principal.userId, name: principal.name } };
}

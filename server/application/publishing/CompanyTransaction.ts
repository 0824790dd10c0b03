import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Publish } from '../../../src/domain/publishing/publish.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import type { AuditEntry } from '../audit/AuditLog.ts';
import type { Company } from '../companies/CompanyRepository.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { Acting, CompanyWrite } from '../shared/CompanyRequest.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';

export type TransactionContext = {
  readonly unit: TenantUnit;
  readonly acting: Acting;
  readonly company: Company;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  record(action: AuditEntry['action'], detail: unknown): Promise<void>;
};

/** Runs a write about a company: authorised, once per key, locked, within quotas and audited. */
export class CompanyTransaction {
  readonly #authorise: AuthoriseCompany;
  readonly #clock: Clock;

  constructor(authorise: AuthoriseCompany, clock: Clock) {
    this.#authorise = authorise;
    this.#clock = clock;
  }

  run<T>(
    request: CompanyWrite,
    work: (context: TransactionContext) => Promise<Result<T, ServiceFailure>>,
  ): Promise<Result<T, ServiceFailure>> {
    return this.#authorise.within(request, (unit, acting) => {
      const now = this.#clock.now();
      const { actor, onBehalfOf, tenant } = acting;
      return withIdempotency(unit, { userId: actor.userId, now, request: request.idempotency }, async () => {
        const company = await unit.companies.lock(tenant.companyId);
        if (!company) return err({ kind: 'not-found' });
        const withinQuota = await unit.usage.spend('writes', now);
        if (!withinQuota.ok) return withinQuota;
        const record: TransactionContext['record'] = (action, detail) =>
          unit.audit.append({ at: now, actor, onBehalfOf, action, requestId: request.requestId, detail });
        return work({ unit, acting, company, now, record });
      });
    });
  }
}

/** Cancels a publish whose lease has expired, so that a user can open the next one. */
export async function cancelExpired(
  { unit, company, now, record }: TransactionContext,
  lapsed: Publish,
): Promise<void> {
  await unit.usage.addBytes(await unit.publishes.giveUp(company.companyId, lapsed.publishId, now));
  await record('publish.lapsed', { publishId: lapsed.publishId, openedBy: lapsed.actor });
}

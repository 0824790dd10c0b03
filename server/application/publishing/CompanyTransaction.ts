import type { Clock } from '../../../src/application/shared/Clock.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuditEntry } from '../audit/AuditLog.ts';
import type { Company } from '../companies/CompanyRepository.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { Acting, CompanyWrite } from '../shared/CompanyRequest.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';
import type { Publish } from './PublishRepository.ts';

/** One write of someone who may, on a company no other write touches meanwhile. */
export type TransactionContext = {
  readonly unit: TenantUnit;
  readonly acting: Acting;
  readonly company: Company;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  record(action: AuditEntry['action'], detail: unknown): Promise<void>;
};

/** What all writes of publishing share: authorised, once per key, one after the other for each company, remembered. */
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
        const record: TransactionContext['record'] = (action, detail) =>
          unit.audit.append({ at: now, actor, onBehalfOf, action, detail });
        return work({ unit, acting, company, now, record });
      });
    });
  }
}

/** The acting person's own publish; another's answers like a missing one. */
export async function findOwnPublish(
  context: TransactionContext,
  publishId: string,
): Promise<Result<Publish, ServiceFailure>> {
  const publish = await context.unit.publishes.find(context.company.companyId, publishId);
  const isOwn = publish?.actor.userId === context.acting.actor.userId;
  return publish && isOwn ? ok(publish) : err({ kind: 'not-found' });
}

/** Makes way for a new publish: one whose lease ran out is given up, a living one refuses. */
export async function clearLapsedPublish(context: TransactionContext): Promise<Result<void, ServiceFailure>> {
  const { unit, company, now } = context;
  const open = await unit.publishes.findOpen(company.companyId);
  if (!open) return ok(undefined);
  const remaining = open.leaseExpiresAt - now;
  if (remaining > 0) return err({ kind: 'publish-in-progress', retryAfterSeconds: Math.ceil(remaining / 1000) });
  await unit.publishes.end(company.companyId, open.publishId, now);
  await context.record('publish.lapsed', { publishId: open.publishId, openedBy: open.actor });
  return ok(undefined);
}

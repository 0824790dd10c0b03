import { sql, type Transaction } from 'kysely';
import { noAnchors, type AuditAnchors } from '../../application/audit/AuditAnchors.ts';
import type { Tenant } from '../../application/shared/Tenant.ts';
import type { TenantUnit, UnitOfWork } from '../../application/shared/UnitOfWork.ts';
import type { Database } from './connection/Database.ts';
import { PostgresAuditLog } from './audit/PostgresAuditLog.ts';
import { PostgresDraftRepository } from './changes/PostgresDraftRepository.ts';
import { PostgresCompanyRepository } from './companies/PostgresCompanyRepository.ts';
import { PostgresIdempotencyKeys } from './publishing/PostgresIdempotencyKeys.ts';
import { PostgresMerchantRegistry } from './companies/PostgresMerchantRegistry.ts';
import { PostgresPublishRepository } from './publishing/PostgresPublishRepository.ts';
import { PostgresSignalSender } from './companies/events/PostgresSignalSender.ts';
import { PostgresReviewSessionRepository } from './session/PostgresReviewSessionRepository.ts';
import type { Tables } from './Tables.ts';

export class PostgresUnitOfWork implements UnitOfWork {
  readonly #database: Database;
  readonly #anchors: AuditAnchors;

  constructor(database: Database, anchors: AuditAnchors = noAnchors) {
    this.#database = database;
    this.#anchors = anchors;
  }

  async inTenant<T>(tenant: Tenant, work: (unit: TenantUnit) => Promise<T>): Promise<T> {
    let audit: PostgresAuditLog | undefined;
    const outcome = await this.#database.inTenant(tenant, (trx) => {
      audit = new PostgresAuditLog(trx, tenant);
      return work(unitOf(trx, tenant, audit));
    });
    if (audit?.newest) this.#anchors.keep(audit.newest);
    return outcome;
  }
}

const unitOf = (trx: Transaction<Tables>, tenant: Tenant, audit: PostgresAuditLog): TenantUnit => ({
  companies: new PostgresCompanyRepository(trx, tenant.rootOrgId),
  merchants: new PostgresMerchantRegistry(trx, tenant.rootOrgId),
  publishes: new PostgresPublishRepository(trx, tenant.rootOrgId),
  drafts: new PostgresDraftRepository(trx, tenant.rootOrgId),
  reviewSessions: new PostgresReviewSessionRepository(trx, tenant.rootOrgId),
  signals: new PostgresSignalSender(trx, tenant),
  idempotencyKeys: new PostgresIdempotencyKeys(trx, tenant),
  audit,
  attempt: async (work) => {
    const { newest } = audit;
    await sql`savepoint attempt`.execute(trx);
    const outcome = await work();
    await sql.raw(outcome.ok ? 'release savepoint attempt' : 'rollback to savepoint attempt').execute(trx);
    if (!outcome.ok) audit.newest = newest;
    return outcome;
  },
});

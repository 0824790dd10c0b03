import { sql, type Transaction } from 'kysely';
import type { Tenant } from '../../application/shared/Tenant.ts';
import type { TenantUnit, UnitOfWork } from '../../application/shared/UnitOfWork.ts';
import type { Quotas, UsageMeter } from '../../application/shared/quotas.ts';
import type { Database } from './connection/Database.ts';
import { PostgresAuditLog } from './audit/PostgresAuditLog.ts';
import { PostgresDraftRepository } from './changes/PostgresDraftRepository.ts';
import { PostgresAssetKeeper } from './companies/PostgresAssetRepository.ts';
import { PostgresCompanyRepository } from './companies/PostgresCompanyRepository.ts';
import { PostgresIdempotencyKeys } from './publishing/PostgresIdempotencyKeys.ts';
import { PostgresUsageMeter } from './companies/PostgresUsageMeter.ts';
import { PostgresMerchantRegistry } from './companies/PostgresMerchantRegistry.ts';
import { PostgresPublishRepository } from './publishing/PostgresPublishRepository.ts';
import { PostgresSignalSender } from './companies/events/PostgresSignalSender.ts';
import { DocumentCache } from './publishing/parts/DocumentCache.ts';
import { PostgresParts } from './publishing/parts/PostgresParts.ts';
import { PostgresReviewSessionRepository } from './session/PostgresReviewSessionRepository.ts';
import type { Tables } from './Tables.ts';

const UNLIMITED: Quotas = { bytes: 0, writes: 0, uploads: 0 };

export class PostgresUnitOfWork implements UnitOfWork {
  readonly #database: Database;
  readonly #quotas: Quotas;
  readonly #documents = new DocumentCache();

  constructor(database: Database, quotas: Quotas = UNLIMITED) {
    this.#database = database;
    this.#quotas = quotas;
  }

  inTenant<T>(tenant: Tenant, work: (unit: TenantUnit) => Promise<T>): Promise<T> {
    return this.#database.inTenant(tenant, (trx) => {
      const parts = new PostgresParts(trx, tenant.rootOrgId, this.#documents);
      const usage = new PostgresUsageMeter(trx, tenant, this.#quotas);
      return work(unitOf(trx, tenant, parts, usage));
    });
  }
}

const unitOf = (trx: Transaction<Tables>, tenant: Tenant, parts: PostgresParts, usage: UsageMeter): TenantUnit => ({
  companies: new PostgresCompanyRepository(trx, tenant.rootOrgId, parts),
  merchants: new PostgresMerchantRegistry(trx, tenant.rootOrgId),
  publishes: new PostgresPublishRepository(trx, tenant.rootOrgId, parts),
  drafts: new PostgresDraftRepository(trx, tenant.rootOrgId),
  reviewSessions: new PostgresReviewSessionRepository(trx, tenant.rootOrgId),
  signals: new PostgresSignalSender(trx, tenant),
  idempotencyKeys: new PostgresIdempotencyKeys(trx, tenant),
  usage,
  assets: new PostgresAssetKeeper(trx),
  audit: new PostgresAuditLog(trx, tenant),
  attempt: async (work) => {
    await sql`savepoint attempt`.execute(trx);
    const outcome = await work();
    await sql.raw(outcome.ok ? 'release savepoint attempt' : 'rollback to savepoint attempt').execute(trx);
    return outcome;
  },
});

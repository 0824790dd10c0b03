import { sql, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { noAnchors, type AuditAnchors } from '../../application/audit/AuditAnchors.ts';
import type { Tenant } from '../../application/shared/Principal.ts';
import { ServiceUnavailableError } from '../../application/shared/failure.ts';
import type { TenantUnit, UnitOfWork, Written } from '../../application/shared/UnitOfWork.ts';
import type { Quotas, UsageMeter } from '../../application/shared/quotas.ts';
import type { Database } from './connection/Database.ts';
import { PostgresActivityRepository } from './audit/PostgresActivityRepository.ts';
import { PostgresAuditLog } from './audit/PostgresAuditLog.ts';
import { PostgresDraftRepository } from './changes/PostgresDraftRepository.ts';
import { PostgresAssetKeeper } from './companies/PostgresAssetRepository.ts';
import { PostgresCompanyRepository } from './companies/PostgresCompanyRepository.ts';
import { PostgresIdempotencyKeys } from './publishing/PostgresIdempotencyKeys.ts';
import { PostgresUsageMeter } from './companies/PostgresUsageMeter.ts';
import { PostgresMerchantRegistry } from './companies/PostgresMerchantRegistry.ts';
import { PostgresPublishRepository } from './publishing/PostgresPublishRepository.ts';
import type { ListOutline } from './companies/listCompanies.ts';
import { PostgresPreviewLinkRepository } from './preview-links/PostgresPreviewLinkRepository.ts';
import { PostgresSecondFactorKeeper } from './session/PostgresSecondFactorKeeper.ts';
import { PostgresSessionKeeper } from './session/PostgresSessionRepository.ts';
import { PostgresReviewSessionRepository } from './session/PostgresReviewSessionRepository.ts';
import { PostgresRuleChecksRepository } from './rule-checks/PostgresRuleChecksRepository.ts';
import { PostgresStaffRoster } from './users/PostgresStaffRoster.ts';
import type { Tables } from './Tables.ts';
import type { CompanySignal, SignalSender } from '../../application/companies/events/CompanySignals.ts';
import { signalText } from './companies/events/signalText.ts';

/** Limits of the document cache. `max` is needed, because a large document can have a small compressed size. */
const DOCUMENTS = { max: 50, maxSize: 2_000_000 };
/** Maximum size of the cache of company lists, in characters of JSON. */
const OUTLINES = 4_000_000;

const UNLIMITED: Quotas = { bytes: 0, writes: 0, uploads: 0 };

export class PostgresUnitOfWork implements UnitOfWork {
  readonly #database: Database;
  readonly #quotas: Quotas;
  readonly #anchors: AuditAnchors;
  readonly #documents = new LRUCache<string, object>(DOCUMENTS);
  readonly #outlines = new LRUCache<string, ListOutline>({ maxSize: OUTLINES });

  constructor(database: Database, quotas: Quotas = UNLIMITED, anchors: AuditAnchors = noAnchors) {
    this.#database = database;
    this.#quotas = quotas;
    this.#anchors = anchors;
  }

  async inTenant<T>(tenant: Tenant, work: (unit: TenantUnit) => Promise<T>, written?: Written): Promise<T> {
    let newest: PostgresAuditLog['newest'];
    let sent: PostgresSignalSender['sent'] = [];
    const outcome = await this.#database.inTenant(
      tenant,
      (trx) => {
        const usage = new PostgresUsageMeter(trx, tenant, this.#quotas);
        const audit = new PostgresAuditLog(trx, tenant, written === 'sessions' ? undefined : usage);
        const signals = new PostgresSignalSender(tenant);
        const caches = { documents: this.#documents, outlines: this.#outlines };
        const unit = unitOf(trx, tenant, { usage, audit, signals, ...caches });
        return work(unit).finally(() => {
          ({ newest } = audit);
          ({ sent } = signals);
        });
      },
      written,
    );
    if (newest) this.#anchors.store(newest);
    if (sent.length > 0) await this.#notify(sent);
    return outcome;
  }

  /** Sends signals. Ignores an outage, because the data is committed and listeners also check every 30 seconds. */
  async #notify(payloads: readonly string[]): Promise<void> {
    try {
      await this.#database.notify(payloads);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableError)) throw error;
    }
  }
}

type Shared = {
  readonly documents: LRUCache<string, object>;
  readonly usage: UsageMeter;
  readonly audit: PostgresAuditLog;
  readonly signals: PostgresSignalSender;
  readonly outlines: LRUCache<string, ListOutline>;
};

const unitOf = (
  trx: Transaction<Tables>,
  tenant: Tenant,
  { documents, usage, audit, signals, outlines }: Shared,
): TenantUnit => ({
  companies: new PostgresCompanyRepository(trx, tenant.rootOrgId, documents, outlines),
  merchants: new PostgresMerchantRegistry(trx, tenant.rootOrgId),
  publishes: new PostgresPublishRepository(trx, tenant.rootOrgId),
  drafts: new PostgresDraftRepository(trx, tenant.rootOrgId),
  ruleChecks: new PostgresRuleChecksRepository(trx, tenant.rootOrgId),
  previewLinks: new PostgresPreviewLinkRepository(trx, tenant.rootOrgId),
  reviewSessions: new PostgresReviewSessionRepository(trx, tenant.rootOrgId),
  sessions: new PostgresSessionKeeper(trx),
  secondFactors: new PostgresSecondFactorKeeper(trx, tenant.rootOrgId),
  staff: new PostgresStaffRoster(trx, tenant.rootOrgId),
  signals,
  idempotencyKeys: new PostgresIdempotencyKeys(trx, tenant, usage),
  usage,
  assets: new PostgresAssetKeeper(trx),
  audit,
  activity: new PostgresActivityRepository(trx, tenant.rootOrgId),
  attempt: async (work) => {
    const { newest } = audit;
    const { sent } = signals;
    await sql`savepoint attempt`.execute(trx);
    const outcome = await work();
    // The savepoint needs no release, because it ends with the transaction.
    if (outcome.ok) return outcome;
    await sql`rollback to savepoint attempt`.execute(trx);
    audit.newest = newest;
    signals.sent = sent;
    return outcome;
  },
});

/** Collects the signals of a transaction. They are sent after its commit. */
class PostgresSignalSender implements SignalSender {
  readonly #tenant: Tenant;
  sent: readonly string[] = [];

  constructor(tenant: Tenant) {
    this.#tenant = tenant;
  }

  async send(signal: CompanySignal): Promise<void> {
    this.sent = [...this.sent, signalText(this.#tenant, signal)];
  }
}

import type { RawBuilder, Transaction } from 'kysely';
import type { Written } from '../../../application/shared/UnitOfWork.ts';
import type { Tenant } from '../../../application/shared/Tenant.ts';
import type { Tables } from '../Tables.ts';
import type { Trailing } from './Trailing.ts';

/** Who hears what any process told with `notify`. */
export type NotificationListener = {
  heard(payload: string): void;
  /** It is heard from now on; what was told before may not have been, also after the connection was lost. */
  missed(): void;
};

/** The one channel of the product's notifications. */
export const NOTIFICATIONS = 'company_signals';

/** How busy the connections of this process are. */
export type DatabaseLoad = { readonly open: number; readonly idle: number; readonly waiting: number };

/** `trailing` takes the statements whose answers `work` does not need: a transaction is committed only where they went well. */
export type Work<T> = (trx: Transaction<Tables>, trailing: Trailing) => Promise<T>;

/**
 * The one way to the tables. Each call is one transaction: committed when `work` resolves, undone when it throws. `work` is
 * run again where a transaction of somebody else was in its way, so that it changes nothing but the database. Throws
 * `ServiceUnavailableError` while the database is away or does not answer in time.
 * Never call one inside another's work: the embedded database has a single connection and would wait for itself.
 */
export interface Database {
  /** What runs underneath, for people: `PGlite …` or `PostgreSQL …`. */
  readonly engine: string;
  /**
   * As the application's role, seeing one company's rows, or with `*` reading every company of the owner. Tenants take turns,
   * however many transactions one of them brings.
   */
  inTenant<T>(tenant: Tenant, work: Work<T>, written?: Written): Promise<T>;
  /** As the application's role without a tenant: sees only tables that carry no tenant policy. */
  inSystem<T>(work: Work<T>): Promise<T>;
  /**
   * One statement that is a transaction of its own, in one round trip. It calls a function of the schema, which becomes the
   * application's role and names its tenants before it reads anything; it writes nothing.
   */
  atOnce<T>(statement: RawBuilder<T>): Promise<readonly T[]>;
  /**
   * As the role for upkeep, across all tenants: drops what has expired and counts. It sees how old things are, and
   * nothing of what they hold. Never on behalf of a request.
   */
  inUpkeep<T>(work: Work<T>): Promise<T>;
  /**
   * Tells every process that listens, of transactions that were committed: within one, PostgreSQL commits those that tell
   * something one after the other, each with its own wait for the disk. What is told at the same time goes in one statement.
   */
  notify(payloads: readonly string[]): Promise<void>;
  /** Listens until the answer is called or the database is closed. */
  listen(listener: NotificationListener): () => void;
  /** Resolves once the database answers; rejects where it does not within two seconds. */
  ping(): Promise<{ readonly takesWrites: boolean }>;
  load(): DatabaseLoad;
  /** Ends every connection and releases the data folder. Safe to call twice. */
  close(): Promise<void>;
}

/** What seeding, verifying and making owners need beside, and serving does not: an account that owns the schema. */
export interface OwnedDatabase extends Database {
  /** As the schema's owner, across all tenants. */
  inMaintenance<T>(work: Work<T>): Promise<T>;
}

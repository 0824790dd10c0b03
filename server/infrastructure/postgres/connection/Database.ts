import type { RawBuilder, Transaction } from 'kysely';
import type { Written } from '../../../application/shared/UnitOfWork.ts';
import type { Tenant } from '../../../application/shared/Principal.ts';
import type { Tables } from '../Tables.ts';

/** Receives payloads sent by any process with `notify`. */
export type NotificationListener = {
  heard(payload: string): void;
  /** Called when listening starts or resumes. Earlier notifications may have been missed. */
  missed(): void;
};

/** The product's only notification channel. */
export const NOTIFICATIONS = 'company_signals';

export type DatabaseLoad = { readonly open: number; readonly idle: number; readonly waiting: number };

export type Work<T> = (trx: Transaction<Tables>) => Promise<T>;

/**
 * The only access to the tables. Each call is one transaction, rolled back on a throw and repeated after a conflict, so
 * `work` must change only the database. Throws `ServiceUnavailableError` during an outage or a timeout. Never nest
 * calls: the embedded database has one connection and would deadlock.
 */
export interface Database {
  /** Name and version for display: `PGlite …` or `PostgreSQL …`. */
  readonly engine: string;
  /** As the application's role: one company's rows, or with `*` read-only for all of an owner's. Tenants take turns. */
  inTenant<T>(tenant: Tenant, work: Work<T>, written?: Written): Promise<T>;
  /** As the application's role without a tenant: sees only tables without a tenant policy. */
  inSystem<T>(work: Work<T>): Promise<T>;
  /** One read-only statement in one round trip. It must call a function of the schema that sets role and tenants. */
  atOnce<T>(statement: RawBuilder<T>): Promise<readonly T[]>;
  /** As the upkeep role, across all tenants. It can read times but no contents. Never for a request. */
  inUpkeep<T>(work: Work<T>): Promise<T>;
  /** Notifies all processes. Call it after the commit, because PostgreSQL serialises commits with notifications. */
  notify(payloads: readonly string[]): Promise<void>;
  /** Listens until the returned function is called or the database is closed. */
  listen(listener: NotificationListener): () => void;
  /** Rejects if the database does not respond within two seconds. */
  ping(): Promise<{ readonly takesWrites: boolean }>;
  load(): DatabaseLoad;
  /** Ends every connection and releases the data folder. Safe to call twice. */
  close(): Promise<void>;
}

/** For seeding, verification and creating owners: a connection of the schema's owner. */
export interface OwnedDatabase extends Database {
  inMaintenance<T>(work: Work<T>): Promise<T>;
}

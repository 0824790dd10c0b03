import type { RawBuilder, Transaction } from 'kysely';
import type { Written } from '../../../application/shared/UnitOfWork.ts';
import type { Tenant } from '../../../application/shared/Principal.ts';
import type { Tables } from '../Tables.ts';

/** Receives the payloads that any process sends with `notify`. */
export type NotificationListener = {
  onNotification(payload: string): void;
  /** Called when listening starts or resumes, because earlier notifications may have been missed. */
  missed(): void;
};

/** Name of the only notification channel that the product uses. */
export const NOTIFICATIONS = 'company_signals';

export type DatabaseLoad = { readonly open: number; readonly idle: number; readonly waiting: number };

export type Work<T> = (trx: Transaction<Tables>) => Promise<T>;

/**
 * The only access to the tables. Each call runs `work` in a transaction, rolls it back if `work` throws, and repeats it
 * after a conflict. So `work` must not have effects outside the database. Throws `ServiceUnavailableError` during an
 * outage or a timeout. Never nest calls, because the embedded database has only one connection and would deadlock.
 */
export interface Database {
  /** Name and version for display: `PGlite …` or `PostgreSQL …`. */
  readonly engine: string;
  /** Uses the application's role for one company, or read-only for all of an owner's (`*`). Tenants take turns. */
  inTenant<T>(tenant: Tenant, work: Work<T>, written?: Written): Promise<T>;
  /** Uses the application's role without a tenant. Only tables without a tenant policy are visible. */
  inSystem<T>(work: Work<T>): Promise<T>;
  /** Runs one read-only statement in one round trip. It must call a function that sets the role and tenants. */
  atOnce<T>(statement: RawBuilder<T>): Promise<readonly T[]>;
  /** Uses the upkeep role for all tenants. It can read times but no contents. Never call this for a request. */
  inUpkeep<T>(work: Work<T>): Promise<T>;
  /** Notifies all processes. Call this after the commit, because PostgreSQL serialises commits with notifications. */
  notify(payloads: readonly string[]): Promise<void>;
  /** Listens until the returned function is called or the database is closed. */
  listen(listener: NotificationListener): () => void;
  /** Rejects if the database does not respond within two seconds. */
  ping(): Promise<{ readonly takesWrites: boolean }>;
  load(): DatabaseLoad;
  /** Closes every connection and releases the data folder. A second call does nothing. */
  close(): Promise<void>;
}

/** Uses a connection of the schema's owner, for seeding, verification and creating owners. */
export interface OwnedDatabase extends Database {
  inMaintenance<T>(work: Work<T>): Promise<T>;
}

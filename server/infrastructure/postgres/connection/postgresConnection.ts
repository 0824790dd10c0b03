import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '../Tables.ts';
import { createDatabase } from './createDatabase.ts';
import type { Database, OwnedDatabase } from './Database.ts';
import { GatheredSocket } from './GatheredSocket.ts';
import { listenOnPostgres } from './listenOnPostgres.ts';
import { preparedPool } from './preparedPool.ts';

const INT8 = pg.types.builtins.INT8;
// Counts and revisions stay far below 2^53; the driver's text would make the two engines differ.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export type PostgresOptions = {
  readonly maxConnections?: number;
  /** Milliseconds that a statement waits for a lock of another transaction; 0, as by itself, for as long as it takes. */
  readonly lockTimeout?: number;
  /** Milliseconds that a statement may take; 0, as by itself, for as long as it takes. */
  readonly statementTimeout?: number;
  /** Milliseconds in which a ping is answered. */
  readonly pingLimit?: number;
};

/** Milliseconds beyond the server's own limit after which a statement is given up whose server says nothing at all. */
const SILENCE = 2000;

/** Connects to a migrated schema. A connection that breaks is replaced; what ran on it throws `ServiceUnavailableError`. */
export async function connectPostgres(
  url: string,
  { maxConnections = 10, lockTimeout = 0, statementTimeout = 0, pingLimit }: PostgresOptions,
): Promise<OwnedDatabase> {
  const pool = openPool(url, {
    max: maxConnections,
    pipeline: true,
    stream: () => new GatheredSocket(),
    connectionTimeoutMillis: 5000,
    lock_timeout: lockTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + SILENCE,
    // A transaction whose process hangs must not hold a company's publish for ever.
    idle_in_transaction_session_timeout: 30_000,
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  try {
    const version = await sql<{ server_version: string }>`show server_version`.execute(kysely);
    const engine = `PostgreSQL ${version.rows[0]?.server_version ?? ''}`.trim();
    const load = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
    const listen: Database['listen'] = (listener) => listenOnPostgres(url, listener);
    const connections = maxConnections;
    return createDatabase(kysely, { engine, connections, listen, load, afterClose: async () => undefined, pingLimit });
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
}

/** One connection without limits of time: a migration of a large table takes long, and waits for another server's. */
export async function overOneConnection<T>(url: string, work: (kysely: Kysely<Tables>) => Promise<T>): Promise<T> {
  const pool = openPool(url, { max: 1, connectionTimeoutMillis: 10_000 });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(kysely);
  } finally {
    await kysely.destroy();
  }
}

/** Unheard, the loss of a connection would end the process: of one at rest, and of one at work, whose query fails as well. */
function openPool(url: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

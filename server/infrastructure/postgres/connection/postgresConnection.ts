import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '../Tables.ts';
import { createDatabase } from './createDatabase.ts';
import { type Database, type OwnedDatabase, NOTIFICATIONS, type NotificationListener } from './Database.ts';

const INT8 = pg.types.builtins.INT8;
// Both engines return these types as numbers, because counts and revisions are far below 2^53.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export type PostgresOptions = {
  readonly maxConnections?: number;
  /** Maximum milliseconds to wait for a lock. 0 (default) means unlimited. */
  readonly lockTimeout?: number;
  /** Maximum milliseconds that a statement may take. 0 (default) means unlimited. */
  readonly statementTimeout?: number;
  readonly pingLimit?: number;
  /** URL for the connection that listens for notifications, e.g. past a connection pooler. Default: the pool's URL. */
  readonly listenUrl?: string | undefined;
};

/** Milliseconds after the statement timeout until a connection that does not respond is closed. */
const RESPONSE_GRACE = 2000;

/** Connects to a migrated schema. Replaces broken connections. Their statements throw `ServiceUnavailableError`. */
export async function connectPostgres(
  url: string,
  { maxConnections = 10, lockTimeout = 0, statementTimeout = 0, pingLimit, listenUrl = url }: PostgresOptions,
): Promise<OwnedDatabase> {
  const pool = openPool(url, {
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    lock_timeout: lockTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + RESPONSE_GRACE,
    // End idle transactions, because a process that hangs must not block a company's publishes for ever.
    idle_in_transaction_session_timeout: 30_000,
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const version = await sql<{ server_version: string }>`show server_version`.execute(kysely);
    const engine = `PostgreSQL ${version.rows[0]?.server_version ?? ''}`.trim();
    const load = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
    const listen: Database['listen'] = (listener) => listenOnPostgres(listenUrl, listener);
    const connections = maxConnections;
    return createDatabase(kysely, { engine, connections, listen, load, afterClose: async () => undefined, pingLimit });
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
}

/** Runs `work` on a connection without timeouts, because a migration can be slow or wait for another server. */
export async function overOneConnection<T>(url: string, work: (kysely: Kysely<Tables>) => Promise<T>): Promise<T> {
  const pool = openPool(url, { max: 1, connectionTimeoutMillis: 10_000 });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(kysely);
  } finally {
    await kysely.destroy();
  }
}

/** Creates a pool. Handles errors of idle connections, because they would otherwise end the process. */
function openPool(url: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Milliseconds until the first reconnection attempt, and maximum milliseconds between two attempts. */
const WAIT = 250;
const MAX_WAIT = 10_000;
/** Milliseconds between two checks of an idle connection, and after which a check times out. */
const PROBE = 30_000;
const PROBE_TIMEOUT = 5000;

function listenOnPostgres(url: string, listener: NotificationListener): () => void {
  let isOver = false;
  let failures = 0;
  let drop = (): void => undefined;

  function connect(): void {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PROBE_TIMEOUT,
      query_timeout: PROBE_TIMEOUT,
      keepAlive: true,
    });
    let isLost = false;
    const probe = setInterval(() => client.query('select 1').catch(lose), PROBE).unref();
    function lose(): void {
      if (isLost) return;
      isLost = true;
      clearInterval(probe);
      client.end().catch(() => undefined);
      if (isOver) return;
      const wait = Math.min(MAX_WAIT, WAIT * 2 ** failures);
      failures += 1;
      const timer = setTimeout(connect, wait).unref();
      drop = () => clearTimeout(timer);
    }
    drop = lose;
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ payload = '' }) => listener.onNotification(payload));
    client
      .connect()
      .then(() => client.query(`listen ${NOTIFICATIONS}`))
      .then(() => {
        failures = 0;
        if (!isOver) listener.missed();
      })
      .catch(lose);
  }
  connect();
  return () => {
    isOver = true;
    drop();
  };
}

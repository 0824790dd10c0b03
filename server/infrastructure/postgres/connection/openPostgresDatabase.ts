import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createDatabase } from './createDatabase.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from '../Tables.ts';

const INT8 = pg.types.builtins.INT8;
// Counts and revisions stay far below 2^53; the driver's text would make the two engines differ.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Opens a PostgreSQL 15 or newer by connection string and migrates it. The user must own the database and, the first
 * time, be allowed to create roles.
 */
export async function openPostgresDatabase(
  url: string,
  options: { readonly maxConnections?: number } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    // A transaction whose process hangs must not hold a company's publish for ever.
    idle_in_transaction_session_timeout: 30_000,
  });
  // The pool replaces a connection that breaks while idle; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(kysely);
    const version = await sql<{ server_version: string }>`show server_version`.execute(kysely);
    return createDatabase(kysely, `PostgreSQL ${version.rows[0]?.server_version ?? ''}`.trim(), async () => undefined);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
}

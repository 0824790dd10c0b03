import type { OwnedDatabase } from './Database.ts';
import { migrate } from './migrate.ts';
import { connectPostgres, overOneConnection, type PostgresOptions } from './postgresConnection.ts';

/**
 * Opens a PostgreSQL 15 or newer by the connection string of the account that owns the schema, and migrates it. The
 * account must own the database and, where a migration makes one, be allowed to create roles.
 */
export async function openPostgresDatabase(url: string, options: PostgresOptions = {}): Promise<OwnedDatabase> {
  await overOneConnection(url, migrate);
  return connectPostgres(url, options);
}

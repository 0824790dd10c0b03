import type { OwnedDatabase } from './Database.ts';
import { migrate } from './migrate.ts';
import { connectPostgres, overOneConnection, type PostgresOptions } from './postgresConnection.ts';

/** Opens and migrates PostgreSQL 15 or newer. The account must own the database; a migration may create roles. */
export async function openPostgresDatabase(url: string, options: PostgresOptions = {}): Promise<OwnedDatabase> {
  await overOneConnection(url, migrate);
  return connectPostgres(url, options);
}

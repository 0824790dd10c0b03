import { migrate } from '../../server/infrastructure/postgres/connection/migrate.ts';
import { overOneConnection } from '../../server/infrastructure/postgres/connection/postgresConnection.ts';
import { grantServingRoles, examineAccount } from '../../server/infrastructure/postgres/connection/servingAccount.ts';
import type { Settings } from '../../server/infrastructure/settings.ts';
import { fail } from './fail.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';

/** Migrates the database of the settings, and grants the account of the server its roles. Returns a sentence for display. */
export async function migrateConfigured(settings: Settings): Promise<string> {
  const { DATABASE_URL, DATABASE_MIGRATION_URL } = settings;
  if (DATABASE_URL === undefined || DATABASE_MIGRATION_URL === undefined) {
    const database = await openConfiguredDatabase(settings);
    await database.close();
    return `The schema of ${database.engine} is that of this release.`;
  }
  const { name } = await overOneConnection(DATABASE_URL, examineAccount);
  await overOneConnection(DATABASE_MIGRATION_URL, async (kysely) => {
    await migrate(kysely);
    await grantServingRoles(kysely, name);
  });
  const { mayMigrate, escapes } = await overOneConnection(DATABASE_URL, examineAccount);
  if (mayMigrate || escapes)
    fail(`The account ${name} of DATABASE_URL must neither own the schema nor see past row security.`);
  return `The schema is that of this release, and ${name} may serve.`;
}

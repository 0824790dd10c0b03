import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { forgetListChanges } from '../../server/infrastructure/postgres/companies/forgetListChanges.ts';
import { overOneConnection } from '../../server/infrastructure/postgres/connection/postgresConnection.ts';
import { openPgliteDatabase } from '../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { ensureServingRole, servingRoles } from '../../server/infrastructure/postgres/migrations/servingRoles.ts';
import { configuredSettings } from './configuredSettings.ts';
import { fail } from './fail.ts';
import { migrateConfigured } from './migrateConfigured.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';
import { runPostgresTool } from './runPostgresTool.ts';

// Usage: npm run restore -- <file>
const [file] = process.argv.slice(2);
if (file === undefined || !existsSync(file)) fail('The file of a backup is missing: npm run restore -- <file>');
const settings = configuredSettings();
const { DATABASE_URL, DATABASE_MIGRATION_URL = DATABASE_URL, DATA_DIR } = settings;

if (DATABASE_MIGRATION_URL === undefined) {
  if (existsSync(join(DATA_DIR, 'database')))
    fail(`${DATA_DIR} contains a database. Restore into a new folder (DATA_DIR), or move this one away.`);
  const image = new Blob([readFileSync(file)], { type: 'application/gzip' });
  await (await openPgliteDatabase(DATA_DIR, { image })).close();
} else {
  await overOneConnection(DATABASE_MIGRATION_URL, async (kysely) => {
    const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace limit 1`.execute(
      kysely,
    );
    if (rows.length > 0) fail('The database contains tables. Restore into a new, empty database.');
    for (const role of servingRoles) await ensureServingRole(kysely, role);
  });
  const args = ['--no-owner', '--exit-on-error', '--single-transaction', file];
  if (!(await runPostgresTool('pg_restore', DATABASE_MIGRATION_URL, args))) fail('The backup could not be restored.');
}
await migrateConfigured(settings);
const database = await openConfiguredDatabase();
try {
  await forgetListChanges(database);
} finally {
  await database.close();
}
console.log(`The database of ${file} was restored. Verify it with \`npm run audit:verify\`.`);

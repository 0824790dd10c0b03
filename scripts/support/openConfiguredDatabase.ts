import type { OwnedDatabase } from '../../server/infrastructure/postgres/connection/Database.ts';
import { DataDirLockedError } from '../../server/infrastructure/postgres/connection/lockDataDir.ts';
import { openPgliteDatabase } from '../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { openPostgresDatabase } from '../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { configuredSettings } from './configuredSettings.ts';
import { fail } from './fail.ts';

/** Opens the configured database as the owner of its schema. On failure, exits with one sentence. */
export async function openConfiguredDatabase(settings = configuredSettings()): Promise<OwnedDatabase> {
  const { DATABASE_URL, DATABASE_MIGRATION_URL = DATABASE_URL, DATA_DIR } = settings;
  try {
    return await (DATABASE_MIGRATION_URL === undefined
      ? openPgliteDatabase(DATA_DIR)
      : openPostgresDatabase(DATABASE_MIGRATION_URL));
  } catch (error) {
    if (error instanceof DataDirLockedError) fail(`${error.message} Stop the server first.`);
    throw error;
  }
}

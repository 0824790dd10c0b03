import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { WriteGuard } from '../../../server/infrastructure/postgres/connection/createDatabase.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import type {} from '../globalSetup.postgres.ts';

const image = inject('pgliteImage');

/**
 * Unused databases in memory. Each one is emptied and used again, because opening one takes a second and emptying one a
 * tenth of that. So a test that changes the schema must restore it.
 */
const unused: OwnedDatabase[] = [];

/** Opens a new, migrated, empty embedded database, in memory or in a folder. */
export async function openPglite(dataDir = 'memory', guard?: WriteGuard): Promise<OwnedDatabase> {
  const open = () => openPgliteDatabase(dataDir, { image: new Blob([readFileSync(image)]), guard });
  if (dataDir !== 'memory') return open();
  const database = unused.pop() ?? (await open());
  let closing: Promise<void> | undefined;
  const putBack = async (): Promise<void> => {
    await empty(database);
    unused.push(database);
  };
  return { ...database, close: () => (closing ??= putBack()) };
}

/**
 * Deletes all rows except the list of migrations. Disables triggers, because they prevent deletion of the audit log.
 */
const empty = (database: OwnedDatabase): Promise<void> =>
  database.inMaintenance(async (trx) => {
    await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
    await sql`do $$ begin
      execute (
        select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
        from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%'
      );
    end $$`.execute(trx);
  });

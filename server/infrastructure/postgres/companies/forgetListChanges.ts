import { sql } from 'kysely';
import type { OwnedDatabase } from '../connection/Database.ts';

/**
 * Replaces the transaction IDs in which companies changed. Call this after a restore, because the IDs of another server
 * can be higher than its own. Each would invalidate the cached lists again when this server reaches it.
 */
export const forgetListChanges = (database: OwnedDatabase): Promise<void> =>
  database.inMaintenance(async (trx) => {
    // The trigger of the table sets `changed`.
    await sql`update company set selected = pg_current_xact_id()::text::bigint`.execute(trx);
  });

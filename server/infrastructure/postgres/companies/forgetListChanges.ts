import { sql } from 'kysely';
import type { OwnedDatabase } from '../connection/Database.ts';

/**
 * Replaces the transaction IDs in which companies changed. Call this after a restore, because IDs of another server can
 * be higher than the current ID. Cached lists would be read again whenever the current ID reaches one of them.
 */
export const forgetListChanges = (database: OwnedDatabase): Promise<void> =>
  database.inMaintenance(async (trx) => {
    // The trigger of the table sets `changed`.
    await sql`update company set selected = pg_current_xact_id()::text::bigint`.execute(trx);
  });

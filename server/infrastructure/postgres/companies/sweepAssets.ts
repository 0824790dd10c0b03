import { sql } from 'kysely';
import { ASSET_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import type { Database } from '../connection/Database.ts';

/** Maximum number of files deleted per transaction. A file has up to 2 MB. */
const BATCH = 50;

/** PostgreSQL error: a file was referenced after the statement had begun. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Deletes unreferenced files not touched for `ASSET_LIFE`. Returns their number. Concurrent calls are safe. */
export async function sweepAssets(database: Database, now: number): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await sweepSome(database, new Date(now - ASSET_LIFE));
    swept += count;
    if (count < BATCH) return swept;
  }
}

const sweepSome = async (database: Database, before: Date): Promise<number> => {
  try {
    return await database.inUpkeep(async (trx) => {
      // Delete the file references of publishes that have ended. After a success, the new revision refers to the files.
      await sql`delete from asset_use used where publish_id <> '' and not exists (
        select from publish where publish.root_org_id = used.root_org_id and publish.company_id = used.company_id
          and publish.publish_id = used.publish_id and publish.state = 'open')`.execute(trx);
      const { rows } = await sql`delete from asset where hash in (
        select hash from asset
        where touched_at <= ${before}
          and not exists (select from asset_use where asset_use.hash = asset.hash)
          and not exists (select from owner where position(asset.hash in owner.admin_config::text) > 0)
        order by touched_at limit ${BATCH} for update skip locked)
        returning hash`.execute(trx);
      return rows.length;
    });
  } catch (error) {
    // Delete this batch in the next sweep instead.
    if ((error as { readonly code?: unknown }).code === FOREIGN_KEY_VIOLATION) return 0;
    throw error;
  }
};

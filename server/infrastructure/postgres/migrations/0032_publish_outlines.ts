import { sql, type Kysely, type Migration } from 'kysely';
import type { RecordedChange } from '../../../application/publishing/PublishRepository.ts';
import { outlineOf } from '../publishing/outlineOf.ts';

type Kept = {
  readonly root_org_id: string;
  readonly company_id: string;
  readonly publish_id: string;
  readonly changes: readonly RecordedChange[] | string;
};

/** Publishes that are read at once: each may have changes of a megabyte. */
const BATCH = 10;

async function up(db: Kysely<never>): Promise<void> {
  // Texts, so that a list can say how long they are without reading them.
  await sql`alter table publish add column named text, add column changed_keys text, add column features text[]`.execute(
    db,
  );
  await sql`select set_config('app.maintenance', 'on', true)`.execute(db);
  let last: Kept | undefined;
  for (;;) {
    const { rows } = await sql<Kept>`select root_org_id, company_id, publish_id, changes from publish
      ${last ? sql`where (root_org_id, company_id, publish_id) > (${last.root_org_id}, ${last.company_id}, ${last.publish_id})` : sql``}
      order by root_org_id, company_id, publish_id limit ${BATCH}`.execute(db);
    for (const row of rows) await outline(db, row);
    if (rows.length < BATCH) break;
    last = rows.at(-1);
  }
  // Rows that were written in a transaction keep their table from being altered until what was deferred is checked.
  await sql`set constraints all immediate`.execute(db);
  for (const column of ['named', 'changed_keys', 'features'])
    await sql.raw(`alter table publish alter column ${column} set not null`).execute(db);
}

async function outline(db: Kysely<never>, { root_org_id, company_id, publish_id, changes }: Kept): Promise<void> {
  const read = typeof changes === 'string' ? (JSON.parse(changes) as readonly RecordedChange[]) : changes;
  const { named, changed_keys, features } = outlineOf(read);
  await sql`update publish set named = ${named}, changed_keys = ${changed_keys}, features = ${features}::text[]
    where root_org_id = ${root_org_id} and company_id = ${company_id} and publish_id = ${publish_id}`.execute(db);
}

/** What lists, filters and news tell of a publish, beside its changes. */
export const publishOutlines: Migration = { up };

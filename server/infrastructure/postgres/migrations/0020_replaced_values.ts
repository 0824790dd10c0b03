import { sql, type Kysely, type Migration } from 'kysely';
import type { RecordedChange } from '../../../application/publishing/PublishRepository.ts';
import { valueHash } from '../../../application/publishing/valueHash.ts';
import { forceTenantPolicy } from './tenantPolicy.ts';

const statements = [
  // Which revision was the last to hold a value that a publish replaced: finds what is brought back.
  `create table replaced_value (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    hash text collate "C" not null,
    revision bigint not null,
    primary key (root_org_id, company_id, hash, revision),
    foreign key (root_org_id, company_id, revision) references company_revision on update restrict on delete restrict)`,
  `grant select, insert on replaced_value to returns_portal_app`,
  `select set_config('app.maintenance', 'on', true)`,
];

type Company = { readonly root_org_id: string; readonly company_id: string };
type Made = { readonly revision: number; readonly changes: readonly RecordedChange[] | string };

/** How many publishes are looked through at once. */
const BATCH = 100;

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<Company>`select distinct root_org_id, company_id from publish
    where state = 'published'`.execute(db);
  for (const company of rows) await moveOver(db, company);
  await forceTenantPolicy(db, ['replaced_value']);
}

async function moveOver(db: Kysely<never>, { root_org_id, company_id }: Company): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Made>`select revision::int as revision, changes from publish
      where root_org_id = ${root_org_id} and company_id = ${company_id} and state = 'published' and revision > ${last}
      order by revision limit ${BATCH}`.execute(db);
    for (const { revision, changes } of rows) {
      const read = typeof changes === 'string' ? (JSON.parse(changes) as readonly RecordedChange[]) : changes;
      const hashes = [...new Set(read.map((change) => valueHash(change, change.originalValue)))];
      await sql`insert into replaced_value select ${root_org_id}, ${company_id}, hash, ${revision - 1}
        from unnest(${hashes}::text[]) as hash on conflict do nothing`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.revision ?? last;
  }
}

export const replacedValues: Migration = { up };

import { inflateRawSync } from 'node:zlib';
import { sql, type Kysely, type Migration } from 'kysely';
import { assetsNamedIn } from '../../../application/assets/assetsNamedIn.ts';
import { forceTenantPolicy } from './tenantPolicy.ts';

const statements = [
  // When a file was last brought or named by something that passes.
  `alter table asset add column touched_at timestamptz not null default now()`,
  `create index asset_age on asset (touched_at)`,
  // Who needs a file: revisions, for good, or a publish for as long as it is open.
  `create table asset_use (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    hash text not null references asset on update restrict on delete restrict,
    publish_id text collate "C" not null,
    primary key (root_org_id, company_id, hash, publish_id),
    foreign key (root_org_id, company_id) references company on update restrict on delete restrict)`,
  `create index asset_use_of on asset_use (hash)`,
  `grant select, insert on asset_use to returns_portal_app`,
  `grant update (touched_at) on asset to returns_portal_app`,
  `grant select (hash, touched_at), update (touched_at), delete on asset to returns_portal_upkeep`,
  `grant select on owner to returns_portal_upkeep`,
  `grant select, delete on asset_use to returns_portal_upkeep`,
  `grant select (root_org_id, company_id, publish_id) on publish to returns_portal_upkeep`,
  `select set_config('app.maintenance', 'on', true)`,
];

/** Where configurations stand: every revision there is consists of parts and a root, or is whole. */
const sources = [
  { table: 'configuration_part', key: 'part_id', column: 'body' },
  { table: 'company_revision', key: 'revision', column: 'root' },
  { table: 'company_revision', key: 'revision', column: 'document::text' },
  // What an open publish brought stands in its draft alone.
  { table: 'publish', key: 'publish_id', column: 'draft::text' },
  { table: 'merchant_template', key: 'company_id', column: 'document::text' },
] as const;

type Company = { readonly root_org_id: string; readonly company_id: string };
type Kept = { readonly key: string; readonly held: string | Uint8Array };

/** How many rows are looked through at once. */
const BATCH = 500;

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<Company>`select root_org_id, company_id from company
    where exists (select from asset)`.execute(db);
  for (const company of rows) for (const source of sources) await keepUsesOf(db, company, source);
  await forceTenantPolicy(db, ['asset_use']);
  for (const command of ['select', 'delete'])
    await sql
      .raw(`create policy upkeep_${command}s on asset_use for ${command} to returns_portal_upkeep using (true)`)
      .execute(db);
}

async function keepUsesOf(
  db: Kysely<never>,
  company: Company,
  { table, key, column }: (typeof sources)[number],
): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const { rows } = await sql<Kept>`select ${sql.raw(key)} as key, ${sql.raw(column)} as held from ${sql.raw(table)}
      where root_org_id = ${company.root_org_id} and company_id = ${company.company_id}
        and ${sql.raw(column)} is not null ${last === undefined ? sql`` : sql`and ${sql.raw(key)} > ${last}`}
      order by ${sql.raw(key)} limit ${BATCH}`.execute(db);
    for (const { held } of rows) await keepUses(db, company, held);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.key;
  }
}

async function keepUses(db: Kysely<never>, { root_org_id, company_id }: Company, held: Kept['held']): Promise<void> {
  const hashes = assetsNamedIn(typeof held === 'string' ? held : inflateRawSync(held).toString('utf8'));
  if (hashes.length === 0) return;
  await sql`insert into asset_use select ${root_org_id}, ${company_id}, hash, '' from asset
    where hash = any(${[...hashes]}) on conflict do nothing`.execute(db);
}

export const assetUse: Migration = { up };

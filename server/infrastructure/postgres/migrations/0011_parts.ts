import { sql, type Kysely, type Migration } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { LruCache } from '../LruCache.ts';
import { PostgresParts } from '../publishing/parts/PostgresParts.ts';
import type { Tables } from '../Tables.ts';
import { forceTenantPolicy } from './tenantPolicy.ts';

const statements = [
  // What configurations consist of: each part once a company, for as long as there are revisions.
  `create table configuration_part (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    part_id bigint not null,
    hash text collate "C" not null,
    body bytea not null,
    primary key (root_org_id, company_id, part_id),
    unique (root_org_id, company_id, hash))`,
  `grant select, insert on configuration_part to returns_portal_app`,
  // A revision is kept whole, as every first one is, or in parts.
  `alter table company_revision
    alter column document drop not null,
    add column root bytea,
    add column root_hash text collate "C",
    add check ((document is null) = (root is not null)),
    add check ((root is null) = (root_hash is null))`,
  `create index company_revision_root on company_revision (root_org_id, company_id, root_hash) where root_hash is not null`,
  `select set_config('app.maintenance', 'on', true)`,
  // The draft of a publish that is open while a server is replaced.
  `update publish set draft = jsonb_build_object('whole', draft) where draft is not null`,
];

type Named = { readonly root_org_id: string; readonly company_id: string };

/** Puts the later revisions of a company into parts. */
async function moveOver(db: Kysely<Tables>, { root_org_id: rootOrgId, company_id: companyId }: Named): Promise<void> {
  const { rows } = await sql<{ revision: number }>`select revision::int as revision from company_revision
    where root_org_id = ${rootOrgId} and company_id = ${companyId} and document is not null and revision > 1
    order by revision`.execute(db);
  for (const { revision } of rows) {
    const found = await sql<{ document: object }>`select document from company_revision
      where root_org_id = ${rootOrgId} and company_id = ${companyId} and revision = ${revision}`.execute(db);
    const document = found.rows[0]?.document;
    if (!document) continue;
    const parts = new PostgresParts(db, rootOrgId, new LruCache());
    const { root, hash } = await parts.keep(companyId as CompanyId, document);
    await sql`update company_revision set document = null, root = ${root}, root_hash = ${hash}
      where root_org_id = ${rootOrgId} and company_id = ${companyId} and revision = ${revision}`.execute(db);
  }
}

async function up(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<Named>`select distinct root_org_id, company_id from company_revision
    where revision > 1`.execute(db);
  for (const company of rows) await moveOver(db, company);
  await forceTenantPolicy(db, ['configuration_part']);
}

export const parts: Migration = { up };

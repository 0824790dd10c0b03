import { sql, type Kysely, type Migration } from 'kysely';
import { forceTenantPolicy } from './tenantPolicy.ts';

const statements = [
  // What each company takes of the service.
  `create table merchant_usage (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    bytes bigint not null,
    writes integer not null,
    writes_since timestamptz not null,
    uploads integer not null,
    uploads_since timestamptz not null,
    primary key (root_org_id, company_id))`,
  `grant select, insert, update on merchant_usage to returns_portal_app`,
  `select set_config('app.maintenance', 'on', true)`,
  // What is there already counts: every company that has published.
  `insert into merchant_usage
    select root_org_id, company_id, sum(bytes), 0, 'epoch', 0, 'epoch' from (
      select root_org_id, company_id, length(body) as bytes from configuration_part
      union all select root_org_id, company_id, length(changes::text) from publish) as kept
    group by root_org_id, company_id`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await forceTenantPolicy(db, ['merchant_usage']);
}

export const usage: Migration = { up };

import { sql, type Kysely, type Migration } from 'kysely';
import { forceTenantPolicy } from './tenantPolicy.ts';

const statements = [
  `create table onboarding (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    request_id text not null,
    payload jsonb not null,
    onboarded_at timestamptz not null,
    primary key (root_org_id, company_id))`,
  `create table signup (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    signup_id bigint generated always as identity,
    product text not null,
    applicant jsonb not null,
    signed_up_at timestamptz not null,
    primary key (root_org_id, company_id, signup_id))`,
  // Whose a name is must be known across an owner's merchants, so without a tenant policy; nothing else stands in it.
  `create table trading_name (
    root_org_id text collate "C" not null,
    trading_name text collate "C" not null,
    organisation_id text collate "C" not null,
    primary key (root_org_id, trading_name))`,
  `grant select, insert on onboarding, signup, trading_name to returns_portal_app`,
  `grant insert on organisation_directory to returns_portal_app`,
  // Companies that are there already trade under their names.
  `select set_config('app.maintenance', 'on', true)`,
  `insert into trading_name select root_org_id, sort_name, min(company_id) from company
    where company_id <> root_org_id group by root_org_id, sort_name`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await forceTenantPolicy(db, ['onboarding', 'signup']);
}

export const merchants: Migration = { up };

import { sql, type Kysely, type Migration } from 'kysely';
import { forceTenantPolicy } from './tenantPolicy.ts';

const statements = [
  `create table draft (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    user_id text collate "C" not null,
    revision text collate "C" not null,
    sealed bytea not null,
    edited_at timestamptz not null,
    primary key (root_org_id, company_id, user_id))`,
  `create index draft_age on draft (edited_at)`,
  `grant select, insert, update, delete on draft to returns_portal_app`,
  // Owners that are there already announce what the service can do for them from now on.
  `update owner set admin_config = jsonb_set(admin_config, '{features,drafts}', '{"enabled": true}')
    where admin_config->'features' ? 'publishSessions'`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await forceTenantPolicy(db, ['draft']);
}

export const drafts: Migration = { up };

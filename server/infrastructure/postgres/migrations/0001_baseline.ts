import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foreignKeys, indexes, tables } from './baseline/tables.ts';
import { functions, triggers } from './baseline/functions.ts';
import { ensureServingRole } from './servingRoles.ts';

/** Tables that row-level security protects. Each row belongs to one company. */
const tenantTables = [
  'asset_use',
  'audit',
  'audit_head',
  'company',
  'company_revision',
  'draft',
  'idempotency_key',
  'merchant_template',
  'merchant_usage',
  'onboarding',
  'passkey_challenge',
  'preview_link',
  'preview_snapshot',
  'publish',
  'recovery_code',
  'replaced_value',
  'review_session',
  'rule_checks',
  'second_factor',
  'signup',
  'staff',
];

/** Policies for the upkeep role. It counts and deletes rows of all tenants, but cannot read what users wrote. */
const upkeepPolicies = [
  `create policy upkeep_deletes on asset_use for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_deletes on draft for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_deletes on idempotency_key for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_deletes on passkey_challenge for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_deletes on preview_link for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_deletes on preview_snapshot for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_deletes on second_factor for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on draft for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on idempotency_key for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on passkey_challenge for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on preview_link for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on preview_snapshot for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on publish for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on asset_use for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on second_factor for select to returns_portal_upkeep using (true)`,
];

const grants = [
  `grant select, insert, delete, update on access_token to returns_portal_app`,
  `grant select, insert, update (touched_at) on asset to returns_portal_app`,
  `grant delete, select (hash, touched_at), update (touched_at) on asset to returns_portal_upkeep`,
  `grant select, insert on asset_use to returns_portal_app`,
  `grant select, delete on asset_use to returns_portal_upkeep`,
  `grant select, insert on audit to returns_portal_app`,
  `grant select, insert, update on audit_head to returns_portal_app`,
  `grant select, insert, update on company to returns_portal_app`,
  `grant select, insert on company_revision to returns_portal_app`,
  `grant select, insert, delete, update on draft to returns_portal_app`,
  `grant delete, select (edited_at) on draft to returns_portal_upkeep`,
  `grant select, insert, delete on idempotency_key to returns_portal_app`,
  `grant delete, select (created_at) on idempotency_key to returns_portal_upkeep`,
  `grant select on kysely_migration to returns_portal_upkeep`,
  `grant select on merchant_template to returns_portal_app`,
  `grant select, insert, update on merchant_usage to returns_portal_app`,
  `grant select, insert on onboarding to returns_portal_app`,
  `grant select, insert on organisation_directory to returns_portal_app`,
  `grant select on owner to returns_portal_app`,
  `grant select on owner to returns_portal_upkeep`,
  `grant select, insert, delete, update on passkey_challenge to returns_portal_app`,
  `grant delete, select (expires_at) on passkey_challenge to returns_portal_upkeep`,
  `grant select, insert, delete on password_link to returns_portal_app`,
  `grant select, insert, update on preview_link to returns_portal_app`,
  `grant delete, select (expires_at) on preview_link to returns_portal_upkeep`,
  `grant select, insert, delete on preview_snapshot to returns_portal_app`,
  `grant delete, select (expires_at) on preview_snapshot to returns_portal_upkeep`,
  `grant select, insert, delete, update on publish to returns_portal_app`,
  `grant select (root_org_id, company_id, publish_id, state) on publish to returns_portal_upkeep`,
  `grant select, insert, delete, update (used_at) on recovery_code to returns_portal_app`,
  `grant select, insert, delete, update on refresh_token to returns_portal_app`,
  `grant select, insert on replaced_value to returns_portal_app`,
  `grant select, insert, update on review_session to returns_portal_app`,
  `grant select, insert, update on rule_checks to returns_portal_app`,
  `grant select, insert, delete, update on second_factor to returns_portal_app`,
  `grant delete, select (confirmed_at, created_at) on second_factor to returns_portal_upkeep`,
  `grant select, insert on server_secret to returns_portal_upkeep`,
  `grant select, insert, delete, update (attempts) on sign_in_challenge to returns_portal_app`,
  `grant select, insert, delete, update on sign_in_throttle to returns_portal_app`,
  `grant select, insert on signup to returns_portal_app`,
  `grant select, insert, delete on spent_proof to returns_portal_app`,
  `grant select, insert, delete, update on staff to returns_portal_app`,
  `grant select, insert, delete, update on token_family to returns_portal_app`,
  `grant select, insert on trading_name to returns_portal_app`,
];

async function up(db: Kysely<never>): Promise<void> {
  await ensureServingRole(db, 'returns_portal_app');
  await ensureServingRole(db, 'returns_portal_upkeep');
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  await run(tables);
  await run(indexes);
  await run(foreignKeys);
  await run(functions);
  await run(triggers);
  await forceTenantPolicy(db, tenantTables);
  await run(upkeepPolicies);
  await run(grants);
}

export const baseline: Migration = { up };

// Use sub-selects, because PostgreSQL evaluates them once per statement instead of once per row.
const isOwners = `root_org_id = (select current_setting('app.root_org_id', true))`;
const isOfCompany = `${isOwners} and company_id = (select current_setting('app.company_id', true))`;
const isReadable = `${isOwners} and (select current_setting('app.company_id', true)) in ('*', company_id)`;

/**
 * Adds policies to tables whose key begins with (root_org_id, company_id). The application's role reads the rows of its
 * tenant and writes only those of one company, because `*` is not a company ID. The schema's owner sees rows only in a
 * maintenance transaction.
 */
async function forceTenantPolicy(db: QueryExecutorProvider, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const statements = [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `create policy tenant_reads on ${table} for select to returns_portal_app using (${isReadable})`,
      // Create one policy per command, because a common policy would also be evaluated for every row that is read.
      `create policy tenant_inserts on ${table} for insert to returns_portal_app with check (${isOfCompany})`,
      `create policy tenant_updates on ${table} for update to returns_portal_app using (${isOfCompany})`,
      `create policy tenant_deletes on ${table} for delete to returns_portal_app using (${isOfCompany})`,
      `create policy maintenance on ${table} for all to current_user using (
        (select current_setting('app.maintenance', true)) = 'on')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

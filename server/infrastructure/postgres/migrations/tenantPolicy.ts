import { sql, type Kysely } from 'kysely';

/**
 * Forces row level security on tables led by (root_org_id, company_id). The application's role reads its tenant's
 * rows, `*` meaning every company of the owner, and writes those of one company only. The schema's owner sees all
 * of them in a maintenance transaction and nothing outside one.
 */
export async function forceTenantPolicy(db: Kysely<never>, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    const table = sql.table(name);
    await sql`alter table ${table} enable row level security`.execute(db);
    await sql`alter table ${table} force row level security`.execute(db);
    await sql`create policy tenant_reads on ${table} for select to returns_portal_app using (
      root_org_id = current_setting('app.root_org_id', true)
      and current_setting('app.company_id', true) in ('*', company_id))`.execute(db);
    // `*` is no company id, so a transaction over every company writes nowhere.
    await sql`create policy tenant_writes on ${table} for all to returns_portal_app using (
      root_org_id = current_setting('app.root_org_id', true)
      and company_id = current_setting('app.company_id', true))`.execute(db);
    await sql`create policy maintenance on ${table} for all to current_user using (
      current_setting('app.maintenance', true) = 'on')`.execute(db);
  }
}

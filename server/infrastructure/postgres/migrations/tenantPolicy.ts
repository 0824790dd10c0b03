import { sql, type QueryExecutorProvider } from 'kysely';

// Sub-selects are evaluated once per statement instead of once per row.
const isOwners = `root_org_id = (select current_setting('app.root_org_id', true))`;
const isOfCompany = `${isOwners} and company_id = (select current_setting('app.company_id', true))`;
const isReadable = `${isOwners} and (select current_setting('app.company_id', true)) in ('*', company_id)`;

/**
 * For tables led by (root_org_id, company_id). The application's role reads its tenant's rows and writes only those of
 * one company, because `*` is not a company ID. The schema's owner sees rows only in a maintenance transaction.
 */
export async function forceTenantPolicy(db: QueryExecutorProvider, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const statements = [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `create policy tenant_reads on ${table} for select to returns_portal_app using (${isReadable})`,
      // One policy per command, because a common policy would also be evaluated for every row that is read.
      `create policy tenant_inserts on ${table} for insert to returns_portal_app with check (${isOfCompany})`,
      `create policy tenant_updates on ${table} for update to returns_portal_app using (${isOfCompany})`,
      `create policy tenant_deletes on ${table} for delete to returns_portal_app using (${isOfCompany})`,
      `create policy maintenance on ${table} for all to current_user using (
        (select current_setting('app.maintenance', true)) = 'on')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

import { sql, type Kysely, type Migration } from 'kysely';
import { ensureServingRole } from './servingRoles.ts';

const statements = [
  // What is counted and dropped across tenants, by columns: nothing that anybody wrote is among them.
  `grant select (edited_at), delete on draft to returns_portal_upkeep`,
  `grant select (created_at), delete on idempotency_key to returns_portal_upkeep`,
  `grant select (state) on publish to returns_portal_upkeep`,
  `create policy upkeep_reads on draft for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_deletes on draft for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on idempotency_key for select to returns_portal_upkeep using (true)`,
  `create policy upkeep_deletes on idempotency_key for delete to returns_portal_upkeep using (true)`,
  `create policy upkeep_reads on publish for select to returns_portal_upkeep using (true)`,
  // What a server reads or makes while it starts.
  `grant select, insert on server_secret to returns_portal_upkeep`,
  `grant select on kysely_migration to returns_portal_upkeep`,
];

async function up(db: Kysely<never>): Promise<void> {
  await ensureServingRole(db, 'returns_portal_upkeep');
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const upkeep: Migration = { up };

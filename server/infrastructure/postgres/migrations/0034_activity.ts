import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table audit add column request_id text`,
  `create index audit_newest_of_owner on audit (root_org_id, at desc, company_id desc, sequence desc)`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Entries of the audit log name the request that caused them, and are listed for an owner newest first. */
export const activity: Migration = { up };

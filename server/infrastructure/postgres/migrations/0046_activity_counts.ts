import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create index audit_newest_on_behalf on audit (root_org_id, at desc, company_id desc, sequence desc)
    where on_behalf_of is not null`,
  `create index audit_of_action on audit (root_org_id, action, at desc)`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The activity counts what was done on behalf of a merchant, and what was refused, each time it is opened. */
export const activityCounts: Migration = { up };

import { sql, type Kysely, type Migration } from 'kysely';

async function up(db: Kysely<never>): Promise<void> {
  await sql`create index audit_newest_of_person
    on audit (root_org_id, actor_user_id, at desc, company_id desc, sequence desc)`.execute(db);
}

/** The audit log is filtered by the person who acted, newest entry first. */
export const activityPeople: Migration = { up };

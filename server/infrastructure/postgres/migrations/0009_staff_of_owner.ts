import { sql, type Kysely, type Migration } from 'kysely';

/** People are looked for in all companies of their owner, where they sign in at another one's address. */
async function up(db: Kysely<never>): Promise<void> {
  await sql`create index staff_of_owner on staff (root_org_id, lower(email), company_id)`.execute(db);
}

export const staffOfOwner: Migration = { up };

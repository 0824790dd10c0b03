import { sql, type Kysely, type Migration } from 'kysely';

/** Owners that are there already announce that a review may be extended. */
async function up(db: Kysely<never>): Promise<void> {
  await sql`update owner set admin_config = jsonb_set(admin_config, '{features,reviewExtensions}', '{"enabled": true}')
    where admin_config->'features' ? 'reviewSessions'`.execute(db);
}

export const reviewExtensions: Migration = { up };

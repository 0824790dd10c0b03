import { sql, type Kysely, type Migration } from 'kysely';

/** Owners that are there already announce what the service can do for them from now on. */
async function up(db: Kysely<never>): Promise<void> {
  await sql`update owner set admin_config = jsonb_set(admin_config, '{features,events}', '{"enabled": true}')
    where admin_config->'features' ? 'publishSessions'`.execute(db);
}

export const events: Migration = { up };

import { sql, type Kysely, type Migration } from 'kysely';

/** Attempts that are being judged count until they are, or until whoever judged them must be gone. */
async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sign_in_throttle
    add column pending integer not null default 0,
    add column pending_until timestamptz not null default 'epoch'`.execute(db);
}

export const signInLimits: Migration = { up };

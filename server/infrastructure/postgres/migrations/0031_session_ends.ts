import { sql, type Kysely, type Migration } from 'kysely';

async function up(db: Kysely<never>): Promise<void> {
  // Told to who holds a token of the session. Of those that ended before, it is not known.
  await sql`alter table token_family add column ended_because text`.execute(db);
}

/** Why a session ended. */
export const sessionEnds: Migration = { up };

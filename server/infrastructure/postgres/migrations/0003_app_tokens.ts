import { sql, type Kysely, type Migration } from 'kysely';

const statements = [`alter table access_token add column is_app boolean not null default false`];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const appTokens: Migration = { up };

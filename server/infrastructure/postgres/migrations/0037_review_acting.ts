import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table review_session add column acting_since timestamptz`,
  // Who is in the midst of a review acts already.
  `update review_session set acting_since = opened_at where closed_at is null`,
  `update owner set admin_config = jsonb_set(admin_config, '{features,reviewActing}', '{"enabled": true}')
    where admin_config->'features' ? 'reviewSessions'`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A review only looks until its admin begins to act. */
export const reviewActing: Migration = { up };

import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table company add column lets_reviews_in boolean`,
  `update owner set admin_config = jsonb_set(admin_config, '{features,reviewReceipts}', '{"enabled": true}')
    where admin_config->'features' ? 'reviewSessions'`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A merchant says whether the owner's admins may review it. */
export const reviewConsent: Migration = { up };

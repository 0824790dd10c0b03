import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // What a session may do, when it was used last, and what its person knows it by. Sessions that run had no other scopes.
  `alter table token_family
    add column scopes text not null default 'returns_portal_service:app:admin prereg:read prereg:write',
    add column last_used_at timestamptz not null default now(),
    add column address text,
    add column user_agent text`,
  `alter table token_family alter column scopes drop default, alter column last_used_at drop default`,
  `create index token_family_person on token_family (root_org_id, organisation_id, user_id)`,
  // Absent: all that its session may do.
  `alter table access_token add column scopes text`,
  // Who replaced a token may have the answer once more.
  `alter table refresh_token add column replaced_by text`,
  // Whose sign-in a review belongs to; one that was opened before belongs to none and is over.
  `alter table review_session add column session_id text`,
  `create index review_session_of_sign_in on review_session (root_org_id, session_id) where closed_at is null`,
  `update owner set admin_config = jsonb_set(admin_config, '{features,sessions}', '{"enabled": true}')
    where admin_config->'features' ? 'publishSessions'`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const sessionUse: Migration = { up };

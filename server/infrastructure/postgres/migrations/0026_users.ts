import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Who was invited has no password until the invitation is accepted.
  `alter table staff alter column password_hash drop not null`,
  `alter table staff add column last_sign_in_at timestamptz, add column version integer not null default 1`,
  `grant delete on staff to returns_portal_app`,
  // Looked up before any tenant is known, like tokens: hashes, ids and times.
  `create table password_link (
    token_hash text primary key,
    root_org_id text collate "C" not null,
    organisation_id text collate "C" not null,
    user_id text not null,
    expires_at timestamptz not null,
    foreign key (root_org_id, organisation_id, user_id) references staff on delete cascade)`,
  `create index password_link_person on password_link (root_org_id, organisation_id, user_id)`,
  `create index password_link_age on password_link (expires_at)`,
  `grant select, insert, delete on password_link to returns_portal_app`,
  `update owner set admin_config = jsonb_set(admin_config, '{features,userManagement}', '{"enabled": true}')
    where admin_config->'features' ? 'publishSessions'`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** People of a company are invited, changed and removed, and set their passwords by links. */
export const users: Migration = { up };

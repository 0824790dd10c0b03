import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table token_family (
    session_id text collate "C" primary key,
    user_id text not null,
    root_org_id text not null,
    organisation_id text not null,
    generation integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz)`,
  `create table refresh_token (
    token_hash text collate "C" primary key,
    session_id text collate "C" not null references token_family on delete cascade,
    generation integer not null,
    replaced_at timestamptz,
    unique (session_id, generation))`,
  `create table access_token (
    token_hash text collate "C" primary key,
    session_id text collate "C" not null references token_family on delete cascade,
    expires_at timestamptz not null)`,
  `create table sign_in_throttle (
    key text collate "C" primary key,
    failures integer not null,
    blocked_until timestamptz not null,
    forget_at timestamptz not null)`,
  `create table server_secret (
    name text primary key,
    value bytea not null)`,
  `create index token_family_age on token_family (expires_at)`,
  `create index access_token_age on access_token (expires_at)`,
  `create index access_token_session on access_token (session_id)`,
  `create index sign_in_throttle_age on sign_in_throttle (forget_at)`,
  `grant select, insert, update, delete on token_family, refresh_token, access_token, sign_in_throttle
    to returns_portal_app`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const sessions: Migration = { up };

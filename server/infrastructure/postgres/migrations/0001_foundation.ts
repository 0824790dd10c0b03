import { sql, type Kysely, type Migration } from 'kysely';
import { ensureServingRole } from './servingRoles.ts';
import { forceTenantPolicy } from './tenantPolicy.ts';

// Company ids, names and hashes compare by code point ("C"): the same order on every engine and every machine.
const tables = [
  `create table owner (
    root_org_id text collate "C" primary key,
    carrier text not null unique,
    admin_config jsonb not null)`,
  `create table organisation_directory (
    organisation_id text collate "C" primary key,
    root_org_id text collate "C" not null)`,
  `create table asset (
    hash text primary key,
    content_type text not null,
    bytes bytea not null)`,
  `create table company (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    name text not null,
    sort_name text collate "C" not null,
    contact_name text,
    search_text text collate "C" not null,
    company_enabled boolean not null,
    onboarded boolean not null,
    portal_active boolean not null,
    area text,
    last_published_at timestamptz,
    current_revision bigint not null,
    primary key (root_org_id, company_id))`,
  `create table company_revision (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    revision bigint not null,
    document jsonb not null,
    published_at timestamptz not null,
    publish_id text,
    primary key (root_org_id, company_id, revision))`,
  `create table publish (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    publish_id text collate "C" not null,
    state text not null check (state in ('open', 'published', 'given-up')),
    base_revision bigint not null,
    revision bigint,
    draft jsonb,
    changes jsonb not null,
    change_count integer not null,
    actor_user_id text not null,
    actor_name text not null,
    on_behalf_of text,
    lease_expires_at timestamptz not null,
    opened_at timestamptz not null,
    completed_at timestamptz,
    primary key (root_org_id, company_id, publish_id),
    check ((state = 'open') = (draft is not null)),
    check ((state = 'published') = (revision is not null)))`,
  `create table idempotency_key (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    user_id text not null,
    key text not null,
    fingerprint text not null,
    outcome jsonb not null,
    created_at timestamptz not null,
    primary key (root_org_id, company_id, user_id, key))`,
  `create table audit (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    sequence bigint not null,
    at timestamptz not null,
    actor_user_id text not null,
    actor_name text not null,
    on_behalf_of text,
    action text not null,
    detail text not null,
    previous_hash text not null,
    hash text not null,
    primary key (root_org_id, company_id, sequence))`,
  `create table audit_head (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    sequence bigint not null,
    hash text not null,
    primary key (root_org_id, company_id))`,
  `create table staff (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    user_id text not null,
    email text not null,
    name text not null,
    password_hash text not null,
    roles text[] not null,
    enabled boolean not null default true,
    primary key (root_org_id, company_id, user_id))`,
  `create table review_session (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    review_session_id text not null,
    admin_user_id text not null,
    admin_name text not null,
    reason text not null,
    opened_at timestamptz not null,
    expires_at timestamptz not null,
    closed_at timestamptz,
    primary key (root_org_id, company_id, review_session_id))`,
];

const indexes = [
  `create index company_by_name on company (root_org_id, sort_name, company_id)`,
  `create index company_by_last_published on company
    (root_org_id, (coalesce(last_published_at, '-infinity'::timestamptz)), company_id)`,
  `create unique index publish_open on publish (root_org_id, company_id) where state = 'open'`,
  `create index publish_newest on publish (root_org_id, company_id, opened_at, publish_id)`,
  `create index idempotency_key_age on idempotency_key (created_at)`,
  `create unique index staff_email on staff (root_org_id, company_id, lower(email))`,
];

// What the application may do where, beyond what row level security lets it see: revisions and the audit log
// are written once, and nothing a merchant owns is ever deleted by a request.
const grants = [
  `grant select on owner, organisation_directory, asset to returns_portal_app`,
  `grant insert on asset to returns_portal_app`,
  `grant select, insert, update on company, publish, audit_head, staff, review_session to returns_portal_app`,
  `grant select, insert on company_revision, audit to returns_portal_app`,
  `grant select, insert, delete on idempotency_key to returns_portal_app`,
];

const tenantTables = [
  'company',
  'company_revision',
  'publish',
  'idempotency_key',
  'audit',
  'audit_head',
  'staff',
  'review_session',
];

async function up(db: Kysely<never>): Promise<void> {
  await ensureServingRole(db, 'returns_portal_app');
  for (const statement of [...tables, ...indexes, ...grants]) await sql.raw(statement).execute(db);
  await forceTenantPolicy(db, tenantTables);
}

export const foundation: Migration = { up };

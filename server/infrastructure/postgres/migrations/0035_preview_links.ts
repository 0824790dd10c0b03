import { sql, type Kysely, type Migration } from 'kysely';
import { forceTenantPolicy } from './tenantPolicy.ts';

const TABLES = ['preview_link', 'preview_snapshot'] as const;

const tables = [
  `create table preview_link (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    link_id text collate "C" not null,
    token_hash text collate "C" not null unique,
    created_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    opened_at timestamptz,
    primary key (root_org_id, company_id, link_id),
    foreign key (root_org_id, company_id) references company (root_org_id, company_id)
      on update restrict on delete restrict)`,
  `create index preview_link_age on preview_link (expires_at)`,
  // Apart from the link: it goes when the link is good no more, and who opens that is still told so.
  `create table preview_snapshot (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    link_id text collate "C" not null,
    snapshot text not null,
    bytes integer not null,
    expires_at timestamptz not null,
    primary key (root_org_id, company_id, link_id),
    foreign key (root_org_id, company_id, link_id) references preview_link
      on update restrict on delete cascade)`,
  `create index preview_snapshot_age on preview_snapshot (expires_at)`,
  `create trigger gives_bytes_back after delete on preview_snapshot
    referencing old table as gone for each statement execute function give_bytes_back()`,
  `grant select, insert, update on preview_link to returns_portal_app`,
  `grant select, insert, delete on preview_snapshot to returns_portal_app`,
];

const roles = [
  ...TABLES.flatMap((table) => [
    `grant select (expires_at), delete on ${table} to returns_portal_upkeep`,
    `create policy upkeep_reads on ${table} for select to returns_portal_upkeep using (true)`,
    `create policy upkeep_deletes on ${table} for delete to returns_portal_upkeep using (true)`,
  ]),
  // Runs as the schema's owner: who holds a token is told whose link it is, and nobody can ask which links there are.
  `create function preview_link_holder(hash text)
    returns table (root_org_id text, company_id text, link_id text)
    language plpgsql security definer set search_path from current as $$
    declare before text := coalesce(current_setting('app.maintenance', true), '');
    begin
      perform set_config('app.maintenance', 'on', true);
      return query select link.root_org_id, link.company_id, link.link_id from preview_link link where link.token_hash = hash;
      perform set_config('app.maintenance', before, true);
    end $$`,
  // Owners that are there already announce what the service can do for them from now on.
  `update owner set admin_config = jsonb_set(admin_config, '{features,previewLinks}', '{"enabled": true}')
    where admin_config->'features' ? 'publishSessions'`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
  await forceTenantPolicy(db, TABLES);
  for (const statement of roles) await sql.raw(statement).execute(db);
}

/** Links that show a company's portal to people without an account. */
export const previewLinks: Migration = { up };

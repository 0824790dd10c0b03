import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The note of a publish, as it was written and as a search reads it; what the publish leads back to.
  `alter table publish
    add column note text,
    add column note_search text collate "C",
    add column reverts_kind text check (reverts_kind in ('undone', 'restored')),
    add column reverts_revision bigint,
    add check ((reverts_kind is null) = (reverts_revision is null))`,
  `create index publish_revision on publish (root_org_id, company_id, revision) where revision is not null`,
  // Finds a revision by what it holds.
  `alter table company_revision
    add column digest bigint generated always as (hashtextextended(document::text, 0)) stored`,
  `create index company_revision_digest on company_revision (root_org_id, company_id, digest)`,
  // Owners that are there already announce what the service can do for them from now on.
  `update owner set admin_config = jsonb_set(jsonb_set(admin_config,
      '{features,publishNotes}', '{"enabled": true}'), '{features,historyFilters}', '{"enabled": true}')
    where admin_config->'features' ? 'publishSessions'`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const history: Migration = { up };

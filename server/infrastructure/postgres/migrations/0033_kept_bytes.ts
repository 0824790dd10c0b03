import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Runs as the schema's owner: whoever drops what is over gives its bytes back, and sees neither what it held nor whose it was.
  `create function give_bytes_back() returns trigger language plpgsql
    security definer set search_path from current as $$
    declare before text := coalesce(current_setting('app.maintenance', true), '');
    begin
      perform set_config('app.maintenance', 'on', true);
      update merchant_usage used set bytes = greatest(used.bytes - freed.bytes, 0)
        from (select root_org_id, company_id, sum(bytes)::bigint as bytes from gone group by root_org_id, company_id) as freed
        where used.root_org_id = freed.root_org_id and used.company_id = freed.company_id;
      perform set_config('app.maintenance', before, true);
      return null;
    end $$`,
  ...['draft', 'idempotency_key', 'publish'].flatMap((table) => [
    `alter table ${table} add column bytes integer not null default 0`,
    `create trigger gives_bytes_back after delete on ${table}
      referencing old table as gone for each statement execute function give_bytes_back()`,
  ]),
  `grant delete on publish to returns_portal_app`,
  `select set_config('app.maintenance', 'on', true)`,
  `update draft set bytes = octet_length(sealed)`,
  `update idempotency_key set bytes = octet_length(outcome::text)`,
  `update publish set changed_keys = '[]', bytes = octet_length(changes::text) + octet_length(named) + coalesce(octet_length(note), 0)
    where state = 'given-up'`,
  // What is there already counts, of every company that is one.
  `insert into merchant_usage
    select root_org_id, company_id, sum(bytes), 0, 'epoch', 0, 'epoch' from (
      select root_org_id, company_id, bytes from draft
      union all select root_org_id, company_id, bytes from idempotency_key
      union all select root_org_id, company_id, bytes from publish
      union all select root_org_id, company_id, octet_length(detail) from audit
        where action <> 'publish.completed') as kept
    where exists (select from company where company.root_org_id = kept.root_org_id and company.company_id = kept.company_id)
    group by root_org_id, company_id
    on conflict (root_org_id, company_id) do update set bytes = merchant_usage.bytes + excluded.bytes`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What passes counts as long as it is there: drafts, answers to keys, publishes that were given up; of the audit log all of it. */
export const keptBytes: Migration = { up };

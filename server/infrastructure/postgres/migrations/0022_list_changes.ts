import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The transaction that last changed what the merchants overview shows of a company; 0 for one before this was kept.
  `alter table company add column changed bigint not null default 0`,
  `create function company_changes() returns trigger language plpgsql as $$
    begin
      new.changed := pg_current_xact_id()::text::bigint;
      return new;
    end $$`,
  `create trigger company_is_added before insert on company
    for each row execute function company_changes()`,
  `create trigger company_changes before update on company
    for each row when (old.* is distinct from new.*) execute function company_changes()`,
  `create index company_changed on company (root_org_id, changed)`,
  // For each owner and an earlier snapshot: whether all that can be seen now of the owner's companies could be seen then. What
  // bears a number that no transaction here can have had was brought from another server, and was there from the beginning.
  `create function lists_unchanged(owners text[], snapshots text[])
    returns table (nth integer, is_unchanged boolean, snapshot text)
    language plpgsql security invoker as $$
    #variable_conflict use_column
    declare since pg_snapshot;
    begin
      perform set_config('role', 'returns_portal_app', true), set_config('app.company_id', '*', true);
      for asked in 1 .. coalesce(array_length(owners, 1), 0) loop
        perform set_config('app.root_org_id', owners[asked], true);
        nth := asked;
        -- Ahead of the look: what comes in between has changed after it.
        snapshot := pg_current_snapshot()::text;
        since := snapshots[asked]::pg_snapshot;
        is_unchanged := since is not null and not exists (
          select from company
          where root_org_id = owners[asked]
            and changed >= pg_snapshot_xmin(since)::text::bigint
            and changed < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
            and not pg_visible_in_snapshot(changed::text::xid8, since));
        return next;
      end loop;
    end $$`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What tells whether an owner's list of companies is still as it was. */
export const listChanges: Migration = { up };

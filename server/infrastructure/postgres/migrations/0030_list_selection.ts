import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The transaction that last changed which lists a company is in and where; 0 for one before this was kept.
  `alter table company add column selected bigint not null default 0`,
  `create function company_selection() returns trigger language plpgsql as $$
    begin
      new.selected := pg_current_xact_id()::text::bigint;
      return new;
    end $$`,
  `create trigger company_selection_begins before insert on company
    for each row execute function company_selection()`,
  `create trigger company_selection before update on company for each row
    when ((old.company_id, old.sort_name, old.search_text, old.company_enabled, old.onboarded, old.portal_active)
      is distinct from (new.company_id, new.sort_name, new.search_text, new.company_enabled, new.onboarded, new.portal_active))
    execute function company_selection()`,
  `create index company_selected on company (root_org_id, selected)`,
  // As lists_unchanged, and besides whether every list that is not ordered by time has the same companies in the same order.
  `create function lists_unchanged(owners text[], snapshots text[], selections text[])
    returns table (nth integer, is_unchanged boolean, is_selection_unchanged boolean, snapshot text)
    language plpgsql security invoker as $$
    #variable_conflict use_column
    declare since pg_snapshot;
    begin
      perform set_config('role', 'returns_portal_app', true), set_config('app.company_id', '*', true);
      for asked in 1 .. coalesce(array_length(owners, 1), 0) loop
        perform set_config('app.root_org_id', owners[asked], true);
        nth := asked;
        -- Ahead of both looks: what comes in between has changed after it.
        snapshot := pg_current_snapshot()::text;
        since := snapshots[asked]::pg_snapshot;
        is_unchanged := since is not null and not exists (
          select from company
          where root_org_id = owners[asked]
            and changed >= pg_snapshot_xmin(since)::text::bigint
            and changed < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
            and not pg_visible_in_snapshot(changed::text::xid8, since));
        since := selections[asked]::pg_snapshot;
        is_selection_unchanged := since is not null and not exists (
          select from company
          where root_org_id = owners[asked]
            and selected >= pg_snapshot_xmin(since)::text::bigint
            and selected < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
            and not pg_visible_in_snapshot(selected::text::xid8, since));
        return next;
      end loop;
    end $$`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What tells whether an owner's lists of companies still have the same companies in the same order. */
export const listSelection: Migration = { up };

export const functions: readonly string[] = [
  `create function company_changes() returns trigger language plpgsql as $$
    begin
      new.changed := pg_current_xact_id()::text::bigint;
      return new;
    end $$`,
  `create function company_selection() returns trigger language plpgsql as $$
    begin
      new.selected := pg_current_xact_id()::text::bigint;
      return new;
    end $$`,
  `create function give_bytes_back() returns trigger language plpgsql security definer set search_path from current as $$
    declare before text := coalesce(current_setting('app.maintenance', true), '');
    begin
      perform set_config('app.maintenance', 'on', true);
      update merchant_usage used set bytes = greatest(used.bytes - freed.bytes, 0)
        from (select root_org_id, company_id, sum(bytes)::bigint as bytes from gone group by root_org_id, company_id) as freed
        where used.root_org_id = freed.root_org_id and used.company_id = freed.company_id;
      perform set_config('app.maintenance', before, true);
      return null;
    end $$`,
  `create function lists_unchanged(owners text[], snapshots text[], selections text[]) returns table(nth integer, is_unchanged boolean, is_selection_unchanged boolean, snapshot text) language plpgsql as $$
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
  `create function owner_states(carriers text[]) returns table(nth integer, root_org_id text, digest text, current_revision bigint) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('role', 'returns_portal_app', true);
      for asked in 1 .. coalesce(array_length(carriers, 1), 0) loop
        nth := asked;
        select owner.root_org_id, md5(owner.admin_config::text) into root_org_id, digest
          from owner where owner.carrier = carriers[asked];
        continue when not found;
        perform set_config('app.root_org_id', root_org_id, true), set_config('app.company_id', root_org_id, true);
        current_revision := null;
        select company.current_revision into current_revision from company
          where company.root_org_id = owner_states.root_org_id and company.company_id = owner_states.root_org_id;
        return next;
      end loop;
    end $$`,
  `create function preview_link_holder(hash text) returns table(root_org_id text, company_id text, link_id text) language plpgsql security definer set search_path from current as $$
    declare before text := coalesce(current_setting('app.maintenance', true), '');
    begin
      perform set_config('app.maintenance', 'on', true);
      return query select link.root_org_id, link.company_id, link.link_id from preview_link link where link.token_hash = hash;
      perform set_config('app.maintenance', before, true);
    end $$`,
  `create function standings(tokens text[], companies text[], at timestamptz, unused_since timestamptz) returns table(nth integer, session_id text, user_id text, root_org_id text, organisation_id text, expires_at timestamptz, is_app boolean, scopes text, last_used_at timestamptz, is_federated boolean, name text, email text, roles text[], enabled boolean, has_second_factor boolean, company_enabled boolean, company_id text, current_revision bigint) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('role', 'returns_portal_app', true);
      for asked in 1 .. coalesce(array_length(tokens, 1), 0) loop
        nth := asked;
        company_id := null;
        current_revision := null;
        select family.session_id, family.user_id, family.root_org_id, family.organisation_id, family.expires_at, token.is_app,
            coalesce(token.scopes, family.scopes), family.last_used_at, family.is_federated
          into session_id, user_id, root_org_id, organisation_id, expires_at, is_app, scopes, last_used_at, is_federated
          from access_token token join token_family family on family.session_id = token.session_id
          where token.token_hash = tokens[asked] and token.expires_at > at
            and family.expires_at > at and family.last_used_at > unused_since and family.ended_at is null;
        continue when not found;
        perform set_config('app.root_org_id', root_org_id, true), set_config('app.company_id', organisation_id, true);
        select person.name, person.email, person.roles, person.enabled,
            exists (
              select from second_factor factor
              where factor.root_org_id = person.root_org_id and factor.company_id = person.company_id
                and factor.user_id = person.user_id and factor.confirmed_at is not null),
            coalesce(company.company_enabled, person.company_id = person.root_org_id), company.current_revision
          into name, email, roles, enabled, has_second_factor, company_enabled, current_revision
          from staff person left join company
            on company.root_org_id = person.root_org_id and company.company_id = person.company_id
          where person.root_org_id = standings.root_org_id and person.company_id = standings.organisation_id
            and person.user_id = standings.user_id;
        if companies[asked] = organisation_id then
          company_id := organisation_id;
        else
          current_revision := null;
          if organisation_id = root_org_id and companies[asked] is not null then
            perform set_config('app.company_id', companies[asked], true);
            select company.company_id, company.current_revision into company_id, current_revision
              from company
              where company.root_org_id = standings.root_org_id and company.company_id = companies[asked]
                and exists (
                  select from review_session review
                  where review.root_org_id = company.root_org_id and review.company_id = company.company_id
                    and review.session_id = standings.session_id
                    and review.closed_at is null and review.expires_at > at);
          end if;
        end if;
        return next;
      end loop;
    end $$`,
];

export const triggers: readonly string[] = [
  `create trigger company_changes before update on company for each row when (old.* is distinct from new.*) execute function company_changes()`,
  `create trigger company_is_added before insert on company for each row execute function company_changes()`,
  `create trigger company_selection before update on company for each row when (
      old.company_id is distinct from new.company_id
      or old.sort_name is distinct from new.sort_name
      or old.search_text is distinct from new.search_text
      or old.company_enabled is distinct from new.company_enabled
      or old.onboarded is distinct from new.onboarded
      or old.portal_active is distinct from new.portal_active
      or old.own_parts is distinct from new.own_parts
      or old.warranty_days is distinct from new.warranty_days
      or old.window_days is distinct from new.window_days
      or old.carriers_in_use is distinct from new.carriers_in_use)
    execute function company_selection()`,
  `create trigger company_selection_begins before insert on company for each row execute function company_selection()`,
  `create trigger gives_bytes_back after delete on draft referencing old table as gone for each statement execute function give_bytes_back()`,
  `create trigger gives_bytes_back after delete on idempotency_key referencing old table as gone for each statement execute function give_bytes_back()`,
  `create trigger gives_bytes_back after delete on preview_snapshot referencing old table as gone for each statement execute function give_bytes_back()`,
  `create trigger gives_bytes_back after delete on publish referencing old table as gone for each statement execute function give_bytes_back()`,
];

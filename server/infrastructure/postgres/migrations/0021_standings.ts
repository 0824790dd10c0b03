import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // For each token and the company its call is about, if any: whose session it is while that runs, and which revision of the
  // company is current where that person may read it. The tenant comes from the session, or from an open review session.
  `create function standings(tokens text[], companies text[], at timestamptz, unused_since timestamptz)
    returns table (
      nth integer, session_id text, user_id text, root_org_id text, organisation_id text, expires_at timestamptz,
      is_app boolean, scopes text, last_used_at timestamptz, name text, email text, roles text[], enabled boolean, company_enabled boolean,
      company_id text, current_revision bigint)
    language plpgsql security invoker as $$
    #variable_conflict use_column
    begin
      perform set_config('role', 'returns_portal_app', true);
      for asked in 1 .. coalesce(array_length(tokens, 1), 0) loop
        nth := asked;
        company_id := null;
        current_revision := null;
        select family.session_id, family.user_id, family.root_org_id, family.organisation_id, family.expires_at, token.is_app,
            coalesce(token.scopes, family.scopes), family.last_used_at
          into session_id, user_id, root_org_id, organisation_id, expires_at, is_app, scopes, last_used_at
          from access_token token join token_family family on family.session_id = token.session_id
          where token.token_hash = tokens[asked] and token.expires_at > at
            and family.expires_at > at and family.last_used_at > unused_since and family.ended_at is null;
        continue when not found;
        perform set_config('app.root_org_id', root_org_id, true), set_config('app.company_id', organisation_id, true);
        select person.name, person.email, person.roles, person.enabled,
            coalesce(company.company_enabled, person.company_id = person.root_org_id), company.current_revision
          into name, email, roles, enabled, company_enabled, current_revision
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
  // For each carrier: whose it is, what tells its settings from others, and the current revision of the owner's organisation.
  `create function owner_states(carriers text[])
    returns table (nth integer, root_org_id text, digest text, current_revision bigint)
    language plpgsql security invoker as $$
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
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What calls that only read ask the database for, many of them in one statement. */
export const standings: Migration = { up };

import { sql, type Kysely } from 'kysely';

/**
 * Makes the role every request runs as, and lets the schema's owner become it. Roles belong to the whole cluster,
 * so another database's migration may be making it at the same moment.
 */
export async function ensureAppRole(db: Kysely<never>): Promise<void> {
  await sql`do $$
    begin
      if not exists (select from pg_roles where rolname = 'returns_portal_app') then
        create role returns_portal_app nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  // A superuser may become any role; from PostgreSQL 16 on even whoever created a role has to be granted it.
  await sql`do $$
    declare needed text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
    begin
      if not pg_has_role(current_user, 'returns_portal_app', needed) then
        execute format('grant returns_portal_app to %I', current_user);
      end if;
    end $$`.execute(db);
}

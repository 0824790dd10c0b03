import { sql, type Kysely } from 'kysely';

/** The roles that serving runs as: every request, and what clears up. */
export const servingRoles = ['returns_portal_app', 'returns_portal_upkeep'] as const;

export type ServingRole = (typeof servingRoles)[number];

/**
 * Makes a role that serving runs as, and lets the schema's owner become it. Roles belong to the whole cluster,
 * so another database's migration may be making it at the same moment.
 */
export async function ensureServingRole(db: Kysely<never>, role: ServingRole): Promise<void> {
  await sql
    .raw(
      `do $$
    begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`,
    )
    .execute(db);
  // A superuser may become any role; from PostgreSQL 16 on even whoever created a role has to be granted it.
  await sql
    .raw(
      `do $$
    declare needed text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
    begin
      if not pg_has_role(current_user, '${role}', needed) then
        execute format('grant ${role} to %I', current_user);
      end if;
    end $$`,
    )
    .execute(db);
}

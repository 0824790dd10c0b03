import { sql, type QueryExecutorProvider } from 'kysely';

export const servingRoles = ['returns_portal_app', 'returns_portal_upkeep'] as const;

export type ServingRole = (typeof servingRoles)[number];

/**
 * Creates a serving role and allows the schema's owner to become it. Ignores a role that exists, because a migration of
 * another database in the same cluster may create it at the same time.
 */
export async function ensureServingRole(db: QueryExecutorProvider, role: ServingRole): Promise<void> {
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
  // Grant nothing to a superuser, who may become any role. From PostgreSQL 16 on, other creators need a grant.
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

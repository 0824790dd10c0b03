import { sql, type Kysely } from 'kysely';
import { migrations } from './migrate.ts';
import { servingRoles } from '../migrations/servingRoles.ts';
import type { Tables } from '../Tables.ts';

export type Account = {
  readonly name: string;
  /** True if the account owns the schema, can become its owner, or may create a missing schema. */
  readonly mayMigrate: boolean;
  readonly mayServe: boolean;
  /** True if the account, or a role that it may become, bypasses row-level security. */
  readonly escapes: boolean;
  /** Migrations that are not applied yet, oldest first. */
  readonly missing: readonly string[];
};

type Rights = Omit<Account, 'missing'> & { readonly isReadable: boolean };

export async function examineAccount(kysely: Kysely<Tables>): Promise<Account> {
  const names = sql.join([...servingRoles]);
  const { rows } = await sql<Rights>`
    with ledger as (select relowner, oid from pg_class
      where relname = 'kysely_migration' and relnamespace = 'public'::regnamespace)
    select session_user as name,
      case when exists (select from ledger)
        then (select pg_has_role(session_user, relowner, 'MEMBER') from ledger)
        else has_schema_privilege(session_user, 'public', 'create') end as "mayMigrate",
      exists (select from ledger, pg_roles where rolname = 'returns_portal_upkeep'
        and pg_has_role(session_user, pg_roles.oid, 'MEMBER')
        and has_table_privilege(pg_roles.oid, ledger.oid, 'select')) as "isReadable",
      (select count(*) = ${servingRoles.length} from pg_roles
        where rolname in (${names}) and pg_has_role(session_user, oid, 'MEMBER')) as "mayServe",
      exists (select from pg_roles
        where (rolsuper or rolbypassrls) and pg_has_role(session_user, oid, 'MEMBER')) as "escapes"`.execute(kysely);
  const [rights] = rows;
  if (!rights) throw new Error('The database does not know who asks.');
  const { isReadable, ...account } = rights;
  const applied = isReadable ? await appliedTo(kysely) : [];
  return { ...account, missing: Object.keys(migrations).filter((name) => !applied.includes(name)) };
}

/** Grants an account only the roles that transactions of requests use (`set role`). */
export async function grantServingRoles(kysely: Kysely<Tables>, account: string): Promise<void> {
  const isSelective = sql<boolean>`current_setting('server_version_num')::int >= 160000`;
  const { rows } = await sql<{ isSelective: boolean }>`select ${isSelective} as "isSelective"`.execute(kysely);
  const grantOptions = rows[0]?.isSelective === true ? sql` with inherit false, set true` : sql``;
  await sql`grant ${sql.join(servingRoles.map((role) => sql.ref(role)))} to ${sql.ref(account)}${grantOptions}`.execute(
    kysely,
  );
}

const appliedTo = (kysely: Kysely<Tables>): Promise<readonly string[]> =>
  kysely.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'returns_portal_upkeep', true)`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
    return rows.map(({ name }) => name);
  });

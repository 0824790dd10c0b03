import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, Work } from './Database.ts';
import type { Tables } from '../Tables.ts';

const APP_ROLE = 'returns_portal_app';

/** Puts the tenant discipline of `Database` over a migrated connection. */
export function createDatabase(kysely: Kysely<Tables>, engine: string, afterClose: () => Promise<void>): Database {
  let closing: Promise<void> | undefined;

  // One statement instead of three: every transaction pays this round trip. The settings die with the transaction.
  const becomeApp = (trx: Transaction<Tables>, rootOrgId: string, companyId: string) =>
    sql`select set_config('role', ${APP_ROLE}, true),
      set_config('app.root_org_id', ${rootOrgId}, true),
      set_config('app.company_id', ${companyId}, true)`.execute(trx);

  const asApp = <T>(rootOrgId: string, companyId: string, work: Work<T>): Promise<T> =>
    kysely.transaction().execute(async (trx) => {
      await becomeApp(trx, rootOrgId, companyId);
      return work(trx);
    });

  return {
    engine,
    inTenant: (tenant, work) => asApp(tenant.rootOrgId, tenant.companyId, work),
    inSystem: (work) => asApp('', '', work),
    inMaintenance: (work) =>
      kysely.transaction().execute(async (trx) => {
        await sql`select set_config('app.maintenance', 'on', true)`.execute(trx);
        return work(trx);
      }),
    ping: async () => {
      await sql`select 1`.execute(kysely);
    },
    close: () => {
      closing ??= kysely.destroy().finally(afterClose);
      return closing;
    },
  };
}

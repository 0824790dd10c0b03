import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, Work } from './Database.ts';
import { outlastFailures } from './outlastFailures.ts';
import type { Tables } from '../Tables.ts';

const APP_ROLE = 'returns_portal_app';

/** Milliseconds in which a database that works answers a statement that reads nothing. */
const PING_LIMIT = 2000;

/** Puts the tenant discipline of `Database` over a migrated connection. */
export function createDatabase(
  kysely: Kysely<Tables>,
  engine: string,
  listen: Database['listen'],
  afterClose: () => Promise<void>,
  pingLimit = PING_LIMIT,
): Database {
  let closing: Promise<void> | undefined;
  const ears = new Set<() => void>();

  // One statement instead of three: every transaction pays this round trip. The settings die with the transaction.
  const becomeApp = (trx: Transaction<Tables>, rootOrgId: string, companyId: string) =>
    sql`select set_config('role', ${APP_ROLE}, true),
      set_config('app.root_org_id', ${rootOrgId}, true),
      set_config('app.company_id', ${companyId}, true)`.execute(trx);

  const asApp = <T>(rootOrgId: string, companyId: string, work: Work<T>): Promise<T> =>
    outlastFailures(() =>
      kysely.transaction().execute(async (trx) => {
        await becomeApp(trx, rootOrgId, companyId);
        return work(trx);
      }),
    );

  return {
    engine,
    inTenant: (tenant, work) => asApp(tenant.rootOrgId, tenant.companyId, work),
    inSystem: (work) => asApp('', '', work),
    inMaintenance: (work) =>
      outlastFailures(() =>
        kysely.transaction().execute(async (trx) => {
          await sql`select set_config('app.maintenance', 'on', true)`.execute(trx);
          return work(trx);
        }),
      ),
    listen(listener) {
      const stop = listen(listener);
      ears.add(stop);
      return () => {
        ears.delete(stop);
        stop();
      };
    },
    ping: () =>
      within(
        pingLimit,
        outlastFailures(() => sql`select 1`.execute(kysely)),
      ),
    close: () => {
      for (const stop of ears) stop();
      closing ??= kysely.destroy().finally(afterClose);
      return closing;
    },
  };
}

/** Settles as the answer does, or rejects where it does not come in time. */
async function within(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new Error(`The database does not answer within ${milliseconds} ms.`));
    timer = setTimeout(tooLate, milliseconds);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

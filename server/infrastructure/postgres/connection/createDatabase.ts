import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { FairQueue } from '../../../application/shared/FairQueue.ts';
import { ServiceUnavailableError } from '../../../application/shared/failure.ts';
import type { Room } from '../../disk/DiskWatch.ts';
import { NOTIFICATIONS, type Database, type OwnedDatabase, type Work } from './Database.ts';
import { BatchLoader } from './BatchLoader.ts';
import { retryTransaction } from './retryTransaction.ts';
import { statement } from './statement.ts';
import type { Tables } from '../Tables.ts';
import { withTimeout } from '../withTimeout.ts';

/** Database roles for requests and for upkeep. Migrations create them. Nobody can sign in with them. */
const APP_ROLE = 'returns_portal_app';
const UPKEEP_ROLE = 'returns_portal_upkeep';

/** Maximum number of running and waiting transactions per tenant, and seconds until a refused client may retry. */
const MAX_JOBS_PER_TENANT = 500;
const RETRY_SECONDS = 1;

/** Milliseconds within which a working database responds to a ping. */
const PING_LIMIT = 2000;

const READ_ONLY = `, set_config('transaction_read_only', 'on', true)`;
const readOnly = sql.raw(READ_ONLY);

const BECOME_APP = `select set_config('role', '${APP_ROLE}', true),
  set_config('app.root_org_id', $1, true), set_config('app.company_id', $2, true)`;
const becomeWriter = statement(BECOME_APP);
const becomeReader = statement(BECOME_APP + READ_ONLY);

export type WriteGuard = () => Promise<Room>;

export type DatabaseOptions = {
  readonly engine: string;
  readonly connections: number;
  readonly listen: Database['listen'];
  readonly afterClose: () => Promise<void>;
  readonly load: Database['load'];
  readonly pingLimit?: number | undefined;
  readonly guard?: WriteGuard | undefined;
};

/** Implements `Database` on a migrated connection. `inMaintenance` requires a connection of the schema's owner. */
export function createDatabase(
  kysely: Kysely<Tables>,
  { engine, connections, listen, load, afterClose, pingLimit = PING_LIMIT, guard = async () => 'all' }: DatabaseOptions,
): OwnedDatabase {
  let closing: Promise<void> | undefined;
  // Transactions of the tenants take turns. One tenant can use at most half of the connections.
  const queue = new FairQueue({
    concurrency: connections,
    concurrencyPerLane: Math.ceil(connections / 2),
    capacityPerLane: MAX_JOBS_PER_TENANT,
    capacity: Infinity,
  });
  const stopListening = new Set<() => void>();

  const inTransaction = <T>(become: (trx: Transaction<Tables>) => Promise<unknown>, work: Work<T>): Promise<T> =>
    kysely.transaction().execute(async (trx) => {
      await become(trx);
      return work(trx);
    });

  // Use one statement instead of four to save round trips. The settings end with the transaction.
  const becomeApp = (trx: Transaction<Tables>, rootOrgId: string, companyId: string, isReadOnly: boolean) =>
    (isReadOnly ? becomeReader : becomeWriter)(trx, rootOrgId, companyId);

  const asApp = <T>(rootOrgId: string, companyId: string, isReadOnly: (room: Room) => boolean, work: Work<T>) =>
    retryTransaction(async () => {
      const room = await guard();
      return inTransaction((trx) => becomeApp(trx, rootOrgId, companyId, isReadOnly(room)), work);
    });

  const inTurn = async <T>(tenant: string, transaction: () => Promise<T>): Promise<T> => {
    const outcome = await queue.run(tenant, async (turn) => {
      await turn();
      return transaction();
    });
    if (!outcome.ok) throw new ServiceUnavailableError('Too many wait for this tenant.', RETRY_SECONDS, undefined);
    return outcome.value;
  };

  const acrossTenants = <T>(setUp: RawBuilder<unknown>, work: Work<T>) =>
    retryTransaction(async () => {
      const isReadOnly = (await guard()) === 'none';
      return inTransaction((trx) => sql`select ${setUp}${isReadOnly ? readOnly : sql``}`.execute(trx), work);
    });

  const atOnce = async <T>(statement: RawBuilder<T>): Promise<readonly T[]> =>
    (await retryTransaction(() => statement.execute(kysely))).rows;

  const notices = new BatchLoader<string, void>(async (payloads) => {
    await atOnce(sql`select pg_notify(${NOTIFICATIONS}, payload) from unnest(${payloads}::text[]) payload`);
    return [];
  });

  return {
    engine,
    inTenant: ({ rootOrgId, companyId }, work, written = 'company') => {
      const isReadOnly = (room: Room) => room === 'none' || (written === 'company' && room !== 'all');
      return inTurn(`${rootOrgId}/${companyId}`, () => asApp(rootOrgId, companyId, isReadOnly, work));
    },
    inSystem: (work) => asApp('', '', (room) => room === 'none', work),
    inUpkeep: (work) => acrossTenants(sql`set_config('role', ${UPKEEP_ROLE}, true)`, work),
    inMaintenance: (work) => acrossTenants(sql`set_config('app.maintenance', 'on', true)`, work),
    atOnce,
    notify: async (payloads) => {
      await Promise.all(payloads.map((payload) => notices.ask(payload, payload)));
    },
    listen(listener) {
      const stop = listen(listener);
      stopListening.add(stop);
      return () => {
        stopListening.delete(stop);
        stop();
      };
    },
    ping: async () => {
      const pong = retryTransaction(() =>
        sql<{ takesWrites: boolean }>`select current_setting('transaction_read_only') = 'off' as "takesWrites"`.execute(
          kysely,
        ),
      );
      const timeoutError = () => new Error(`The database does not answer within ${pingLimit} ms.`);
      const { rows } = await withTimeout(pingLimit, pong, timeoutError);
      return { takesWrites: rows[0]?.takesWrites === true };
    },
    load,
    close: () => {
      for (const stop of stopListening) stop();
      closing ??= kysely.destroy().finally(afterClose);
      return closing;
    },
  };
}

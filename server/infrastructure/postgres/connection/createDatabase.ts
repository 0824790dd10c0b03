import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { FairQueue } from '../../../application/shared/FairQueue.ts';
import { ServiceUnavailableError } from '../../../application/shared/ServiceUnavailableError.ts';
import type { Room } from '../../disk/DiskWatch.ts';
import { NOTIFICATIONS, type Database, type OwnedDatabase, type Work } from './Database.ts';
import { Gathering } from './Gathering.ts';
import { inTransaction } from './inTransaction.ts';
import { outlastFailures } from './outlastFailures.ts';
import { statement } from './statement.ts';
import type { Tables } from '../Tables.ts';

/** Whoever runs a request, and what clears up: roles without rights of their own, which migrations make. */
const APP_ROLE = 'returns_portal_app';
const UPKEEP_ROLE = 'returns_portal_upkeep';

/** Transactions of one tenant that are under way or wait, and the seconds after which one that found no place may find one. */
const MOST_OF_ONE = 500;
const RETRY_SECONDS = 1;

/** Milliseconds in which a database that works answers a statement that reads nothing. */
const PING_LIMIT = 2000;

/** Makes every write of the transaction an error; what reads goes on. */
const READ_ONLY = `, set_config('transaction_read_only', 'on', true)`;
const readOnly = sql.raw(READ_ONLY);

const BECOME_APP = `select set_config('role', '${APP_ROLE}', true),
  set_config('app.root_org_id', $1, true), set_config('app.company_id', $2, true)`;
const becomeWriter = statement(BECOME_APP);
const becomeReader = statement(BECOME_APP + READ_ONLY);

/** Says what may be written just now. */
export type WriteGuard = () => Promise<Room>;

export type DatabaseOptions = {
  /** What runs underneath, for people. */
  readonly engine: string;
  /** How many transactions run at the same time. */
  readonly connections: number;
  readonly listen: Database['listen'];
  readonly afterClose: () => Promise<void>;
  readonly load: Database['load'];
  readonly pingLimit?: number | undefined;
  /** Anything may be written unless stated. */
  readonly guard?: WriteGuard | undefined;
};

/** Puts the tenant discipline of `Database` over a migrated connection. Maintenance takes one of the schema's owner. */
export function createDatabase(
  kysely: Kysely<Tables>,
  { engine, connections, listen, load, afterClose, pingLimit = PING_LIMIT, guard = async () => 'all' }: DatabaseOptions,
): OwnedDatabase {
  let closing: Promise<void> | undefined;
  // However much one tenant asks, its transactions wait behind one another: half of the connections are for others.
  const turns = new FairQueue({
    atOnce: connections,
    ofOneAtOnce: Math.ceil(connections / 2),
    perOne: MOST_OF_ONE,
    inAll: Infinity,
  });
  const ears = new Set<() => void>();

  // One statement instead of four: every transaction pays this round trip. The settings die with the transaction.
  const becomeApp = (trx: Transaction<Tables>, rootOrgId: string, companyId: string, isReadOnly: boolean) =>
    (isReadOnly ? becomeReader : becomeWriter)(trx, rootOrgId, companyId);

  const asApp = <T>(rootOrgId: string, companyId: string, isReadOnly: (room: Room) => boolean, work: Work<T>) =>
    outlastFailures(async () => {
      const room = await guard();
      return inTransaction(kysely, (trx) => becomeApp(trx, rootOrgId, companyId, isReadOnly(room)), work);
    });

  const inTurn = async <T>(tenant: string, transaction: () => Promise<T>): Promise<T> => {
    const outcome = await turns.run(tenant, async (turn) => {
      await turn();
      return transaction();
    });
    if (!outcome.ok) throw new ServiceUnavailableError('Too many wait for this tenant.', RETRY_SECONDS, undefined);
    return outcome.value;
  };

  const acrossTenants = <T>(begin: RawBuilder<unknown>, work: Work<T>) =>
    outlastFailures(async () => {
      const isReadOnly = (await guard()) === 'none';
      return inTransaction(kysely, (trx) => sql`select ${begin}${isReadOnly ? readOnly : sql``}`.execute(trx), work);
    });

  const atOnce = async <T>(statement: RawBuilder<T>): Promise<readonly T[]> =>
    (await outlastFailures(() => statement.execute(kysely))).rows;

  const notices = new Gathering<string, void>(async (payloads) => {
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
      ears.add(stop);
      return () => {
        ears.delete(stop);
        stop();
      };
    },
    ping: async () => {
      const asked = outlastFailures(() =>
        sql<{ takesWrites: boolean }>`select current_setting('transaction_read_only') = 'off' as "takesWrites"`.execute(
          kysely,
        ),
      );
      const { rows } = await within(pingLimit, asked);
      return { takesWrites: rows[0]?.takesWrites === true };
    },
    load,
    close: () => {
      for (const stop of ears) stop();
      closing ??= kysely.destroy().finally(afterClose);
      return closing;
    },
  };
}

/** Settles as the answer does, or rejects where it does not come in time. */
async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new Error(`The database does not answer within ${milliseconds} ms.`));
    timer = setTimeout(tooLate, milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

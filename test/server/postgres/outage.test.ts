import { sql, type Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { ServiceUnavailableError } from '../../../server/application/shared/failure.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openPostgresDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import type { PostgresOptions } from '../../../server/infrastructure/postgres/connection/postgresConnection.ts';
import type { Tables } from '../../../server/infrastructure/postgres/Tables.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { runSql } from '../../support/server/runSql.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/testDatabase.ts';

const postgres = inject('postgres');

/** A gate: `wait` resolves once `open` was called. */
function gate(): { readonly wait: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const wait = new Promise<void>((settle) => (open = settle));
  return { wait, open };
}

describe.skipIf(!postgres)('the connection to PostgreSQL', () => {
  let created: TestDatabase;
  const opened: OwnedDatabase[] = [];
  const open = async (options: PostgresOptions = {}): Promise<OwnedDatabase> => {
    const database = await openPostgresDatabase(created.url, options);
    opened.push(database);
    return database;
  };

  beforeAll(async () => {
    created = await createTestDatabase(postgres?.url ?? '', postgres?.template);
    await runSql(created.url, 'create table counter (id int primary key, count int not null)');
    await runSql(created.url, 'insert into counter values (1, 0), (2, 0)');
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  afterAll(() => created.drop());

  const count =
    (id: number) =>
    async (trx: Transaction<Tables>): Promise<void> => {
      await sql`update counter set count = count + 1 where id = ${id}`.execute(trx);
    };
  const counts = async (database: OwnedDatabase): Promise<readonly number[]> => {
    const read = sql<{ count: number }>`select count from counter order by id`;
    const { rows } = await database.inMaintenance((trx) => read.execute(trx));
    return rows.map((row) => row.count);
  };

  it('is replaced if it is lost during a transaction, which is rolled back and reported', async () => {
    const database = await open({ maxConnections: 1 });
    const before = await counts(database);
    const work = database.inMaintenance(async (trx) => {
      await count(1)(trx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await runSql(created.url, `select pg_terminate_backend(${rows[0]?.pid})`);
      await count(2)(trx);
    });
    await expect(work).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(await counts(database)).toEqual(before);
  });

  it('is replaced if the connection is lost while idle', async () => {
    const database = await open({ maxConnections: 2 });
    const before = await counts(database);
    await runSql(
      created.url,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await expect.poll(() => counts(database).catch(() => undefined)).toEqual(before);
  });

  it('retries a transaction that was aborted by a deadlock, so neither of the two deadlocked transactions fails', async () => {
    const database = await open();
    const before = await counts(database);
    const [first, second] = [gate(), gate()];
    const both = (from: number, to: number, mine: typeof first, other: typeof first): Promise<void> =>
      database.inMaintenance(async (trx) => {
        await count(from)(trx);
        mine.open();
        await other.wait;
        await count(to)(trx);
      });
    await Promise.all([both(1, 2, first, second), both(2, 1, second, first)]);
    expect(await counts(database)).toEqual(before.map((each) => each + 2));
  });

  it('waits for a lock only up to the configured time', async () => {
    const database = await open({ lockTimeout: 50 });
    const [locked, tried] = [gate(), gate()];
    const holder = database.inMaintenance(async (trx) => {
      await count(1)(trx);
      locked.open();
      await tried.wait;
    });
    await locked.wait;
    const waiting = database.inMaintenance(count(1)).finally(tried.open);
    await expect(waiting).rejects.toMatchObject({ name: 'ServiceUnavailableError', retryAfterSeconds: 1 });
    await holder;
  });

  it('has a time limit, after which statements are cancelled', async () => {
    const database = await open({ statementTimeout: 50 });
    const slow = database.inMaintenance((trx) => sql`select pg_sleep(30)`.execute(trx));
    await expect(slow).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it('is reported by the readiness check as not responding long before a connection attempt would time out', async () => {
    const database = await open({ maxConnections: 1, pingLimit: 50 });
    const [isHeld, mayEnd] = [gate(), gate()];
    const holder = database.inMaintenance(async () => {
      isHeld.open();
      await mayEnd.wait;
    });
    await isHeld.wait;
    await expect(database.ping()).rejects.toThrow('does not answer within 50 ms');
    mayEnd.open();
    await holder;
    await database.ping();
  });
});

describe('a service that lost its database', () => {
  let server: TestServer;
  let isUnavailable = false;
  beforeAll(async () => {
    server = await startTestServer();
    const { database } = server;
    const unavailable = () =>
      Promise.reject(new ServiceUnavailableError('The database is away.', 5, new Error('10.0.0.7')));
    const { inTenant, inSystem } = database;
    Object.assign(database, {
      inTenant: (...args: Parameters<typeof inTenant>) => (isUnavailable ? unavailable() : inTenant(...args)),
      inSystem: (...args: Parameters<typeof inSystem>) => (isUnavailable ? unavailable() : inSystem(...args)),
    });
  });
  afterAll(() => server.close());

  it('responds with 503 and Retry-After, logs the cause, and recovers once the database is available', async () => {
    isUnavailable = true;
    const refused = await server.signIn('ALPHA');
    isUnavailable = false;
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({ type: '/problems/service-unavailable', status: 503 });
    expect(refused.body).not.toContain('10.0.0.7');
    expect(server.logged()).toContain('10.0.0.7');
    expect((await server.signIn('ALPHA')).statusCode).toBe(200);
  });
});

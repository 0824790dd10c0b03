import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { CompanySignal } from '../../../server/application/companies/events/CompanySignals.ts';
import { PostgresSignals } from '../../../server/infrastructure/postgres/companies/events/PostgresSignals.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openPostgresDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { PostgresUnitOfWork } from '../../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import { companyId } from '../../support/samples/builders.ts';
import { runSql } from '../../support/server/runSql.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/testDatabase.ts';

const postgres = inject('postgres');
const acme = { rootOrgId: 'HOUSE', companyId: companyId('ACME') };
const draft = (revision: string): CompanySignal => ({ kind: 'draft', userId: 'somebody', revision });

describe.skipIf(!postgres)('two processes on one PostgreSQL', () => {
  let created: TestDatabase;
  const opened: OwnedDatabase[] = [];
  const open = async (): Promise<OwnedDatabase> => {
    const database = await openPostgresDatabase(created.url, { maxConnections: 2 });
    opened.push(database);
    return database;
  };
  /** Signals that another process receives, returned once it listens. */
  const listen = async (database: OwnedDatabase) => {
    const received: (CompanySignal | undefined)[] = [];
    const stop = new PostgresSignals(database).subscribe(acme, (signal) => received.push(signal));
    await vi.waitFor(() => expect(received).toEqual([undefined]));
    received.length = 0;
    return { received, stop };
  };
  const send = (database: OwnedDatabase, signal: CompanySignal, tenant = acme): Promise<void> =>
    new PostgresUnitOfWork(database).inTenant(tenant, (unit) => unit.signals.send(signal));
  const listeners = () =>
    sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query like 'listen %'`;

  beforeAll(async () => {
    created = await createTestDatabase(postgres?.url ?? '', postgres?.template);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  afterAll(() => created.drop());

  it("receive each other's signals for their company, except signals of rolled-back transactions [PB-14]", async () => {
    const [one, other] = [await open(), await open()];
    const { received } = await listen(other);
    const undone = new PostgresUnitOfWork(one).inTenant(acme, async (unit) => {
      await unit.signals.send(draft('"d0"'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send(one, draft('"d1"'), { ...acme, companyId: companyId('KOYO') });
    await send(one, draft('"d2"'));
    await send(one, { kind: 'published' });
    await vi.waitFor(() => expect(received).toEqual([draft('"d2"'), { kind: 'published' }]));
  });

  it('receive signals again after a lost connection, and are informed that signals may be missing', async () => {
    const [one, other] = [await open(), await open()];
    const { received } = await listen(other);
    const { rows } = await one.inMaintenance((trx) => listeners().execute(trx));
    expect(rows).toHaveLength(1);
    await runSql(created.url, `select pg_terminate_backend(${rows[0]?.pid})`);
    await vi.waitFor(() => expect(received).toEqual([undefined]), { timeout: 5000 });
    await send(one, draft('"d3"'));
    await vi.waitFor(() => expect(received).toEqual([undefined, draft('"d3"')]));
  });

  it('use one connection each for signals while they have listeners', async () => {
    const database = await open();
    const count = async () => (await database.inMaintenance((trx) => listeners().execute(trx))).rows.length;
    const signals = new PostgresSignals(database);
    const received = vi.fn<(reader: number) => void>();
    const stops = [1, 2].map((reader) => signals.subscribe(acme, () => received(reader)));
    await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(2));
    expect(await count()).toBe(1);
    for (const stop of stops) stop();
    await vi.waitFor(async () => expect(await count()).toBe(0));
  });
});

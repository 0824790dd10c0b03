import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { insertCompanies } from '../../../server/infrastructure/postgres/companies/insertCompanies.ts';
import { json } from '../../../server/infrastructure/postgres/connection/statement.ts';
import { allEngines } from '../../support/server/databases.ts';
import { configurationOf } from '../../support/server/service.ts';

const tenant = (companyId: string, rootOrgId = 'OWNER') => ({ rootOrgId, companyId: companyId as CompanyId | '*' });
const session = (companyId: string, rootOrgId = 'OWNER') => ({
  root_org_id: rootOrgId,
  company_id: companyId,
  review_session_id: `review-of-${companyId}`,
  admin_user_id: 'admin',
  admin_name: 'Admin',
  reason: 'test',
  opened_at: new Date(0),
  expires_at: new Date(1),
  closed_at: null,
});

const aCompany = (companyId: string) => ({
  companyId,
  companyEnabled: true,
  onboarded: true,
  configuration: configurationOf(companyId),
});

describe.each(allEngines)('the database on $name', ({ open }) => {
  let database: OwnedDatabase;
  beforeAll(async () => {
    database = await open();
    await database.inMaintenance(async (trx) => {
      for (const rootOrgId of ['OWNER', 'OTHER']) {
        await trx
          .insertInto('owner')
          .values({ root_org_id: rootOrgId, carrier: rootOrgId, admin_config: json({}) })
          .execute();
      }
      const ids = ['A', 'B', ...Array.from({ length: 30 }, (_, index) => `C${index}`)];
      await insertCompanies(trx, 'OWNER', ids.map(aCompany), new Date(0));
      await insertCompanies(trx, 'OTHER', [aCompany('O')], new Date(0));
    });
    await database.inTenant(tenant('A'), (trx) => trx.insertInto('review_session').values(session('A')).execute());
    await database.inTenant(tenant('B'), (trx) => trx.insertInto('review_session').values(session('B')).execute());
    await database.inTenant(tenant('O', 'OTHER'), (trx) =>
      trx.insertInto('review_session').values(session('O', 'OTHER')).execute(),
    );
  }, 60_000);
  afterAll(() => database.close());

  const companiesSeenBy = (as: ReturnType<typeof tenant>) =>
    database.inTenant(as, async (trx) => {
      const rows = await trx.selectFrom('review_session').select(['root_org_id', 'company_id']).execute();
      return rows.map((row) => `${row.root_org_id}/${row.company_id}`).sort();
    });

  it('returns to a tenant only its own rows, for any query [RP-2]', async () => {
    expect(await companiesSeenBy(tenant('A'))).toEqual(['OWNER/A']);
    expect(await companiesSeenBy(tenant('B'))).toEqual(['OWNER/B']);
    expect(await companiesSeenBy(tenant('MISSING'))).toEqual([]);
  });

  it('returns to an owner all companies of that owner, and no company of another owner [RP-2]', async () => {
    expect(await companiesSeenBy(tenant('*'))).toEqual(['OWNER/A', 'OWNER/B']);
    expect(await companiesSeenBy(tenant('*', 'OTHER'))).toEqual(['OTHER/O']);
  });

  it('returns no tenant’s rows before a tenant is set', async () => {
    const rows = await database.inSystem((trx) => trx.selectFrom('review_session').selectAll().execute());
    expect(rows).toEqual([]);
  });

  it('rejects writes to another tenant’s row, and all writes while all companies are visible [RP-2]', async () => {
    const insertAs = (as: ReturnType<typeof tenant>) =>
      database.inTenant(as, (trx) =>
        trx
          .insertInto('review_session')
          .values({ ...session('B'), review_session_id: 'forged' })
          .execute(),
      );
    await expect(insertAs(tenant('A'))).rejects.toThrow(/row-level security/);
    await expect(insertAs(tenant('*'))).rejects.toThrow(/row-level security/);
    const changed = await database.inTenant(tenant('A'), (trx) =>
      trx
        .updateTable('review_session')
        .set({ closed_at: new Date(2) })
        .where('company_id', '=', 'B')
        .executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
  });

  it('does not allow the application to change the history', async () => {
    for (const statement of [
      'update audit set action = $$x$$',
      'delete from audit',
      'update company_revision set revision = 1',
    ])
      await expect(database.inTenant(tenant('A'), (trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
        /permission denied/,
      );
  });

  it('resets role and tenant after a transaction', async () => {
    await expect(database.inTenant(tenant('A'), () => Promise.reject(new Error('undone')))).rejects.toThrow('undone');
    const remaining = await database.inMaintenance((trx) =>
      sql<{ role: string; company: string | null }>`select current_user as role,
        nullif(current_setting('app.company_id', true), '') as company`.execute(trx),
    );
    expect(remaining.rows[0]?.role).not.toBe('returns_portal_app');
    expect(remaining.rows[0]?.company).toBeNull();
  });

  it('returns every tenant’s rows only to maintenance', async () => {
    const rows = await database.inMaintenance((trx) => trx.selectFrom('review_session').select('company_id').execute());
    expect(rows).toHaveLength(3);
  });

  it('returns the same JavaScript values with both engines', async () => {
    const { rows } = await database.inSystem((trx) =>
      sql<
        Record<string, unknown>
      >`select 9007199254740991::bigint as large, count(*) as count, '\\x00ff'::bytea as bytes,
        '2026-11-20T13:00:00.123Z'::timestamptz as instant, '{"a":[1]}'::jsonb as json, null as nothing,
        array['x','y'] as list, true as flag, 1.50::numeric as exact`.execute(trx),
    );
    expect(rows[0]).toEqual({
      large: 9007199254740991,
      count: 1,
      bytes: Buffer.from([0, 255]),
      instant: new Date('2026-11-20T13:00:00.123Z'),
      json: { a: [1] },
      nothing: null,
      list: ['x', 'y'],
      flag: true,
      exact: '1.50',
    });
  });

  it('runs simultaneous transactions one by one or in parallel, each atomically', async () => {
    const values = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        database.inTenant(tenant(`C${index}`), async (trx) => {
          await trx
            .insertInto('review_session')
            .values(session(`C${index}`))
            .execute();
          const rows = await trx.selectFrom('review_session').select('company_id').execute();
          return rows.map((row) => row.company_id).join();
        }),
      ),
    );
    expect(values).toEqual(Array.from({ length: 30 }, (_, index) => `C${index}`));
  });

  it('rejects a statement after its transaction has ended, because another tenant may use the connection [RP-2]', async () => {
    const { trx } = await database.inTenant(tenant('A'), async (ended) => ({ trx: ended }));
    await expect(sql`select 1`.execute(trx)).rejects.toThrow(/already/);
    let failed = trx;
    const failing = database.inTenant(tenant('A'), async (rolledBack) => {
      failed = rolledBack;
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    await expect(sql`select 1`.execute(failed)).rejects.toThrow(/already/);
  });

  it('starts the first transaction of a tenant before most waiting transactions of another tenant', async () => {
    const finishers: (() => void)[] = [];
    let isOver = false;
    const waitingTransactions = Array.from({ length: 40 }, () =>
      database.inTenant(tenant('A'), () => new Promise<void>((end) => (isOver ? end() : finishers.push(end)))),
    );
    try {
      await expect.poll(() => finishers.length, { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);
      let hasOtherStarted = false;
      const neighbour = database.inTenant(tenant('B'), async () => void (hasOtherStarted = true));
      let ended = 0;
      while (!hasOtherStarted) {
        const startedCount = finishers.length;
        finishers[ended]?.();
        ended += 1;
        // When a transaction ends, a waiting transaction of either tenant starts, however slow the machine is.
        await expect
          .poll(() => hasOtherStarted || finishers.length > startedCount, { interval: 1, timeout: 30_000 })
          .toBe(true);
      }
      await neighbour;
      expect(ended).toBeLessThanOrEqual(12);
    } finally {
      isOver = true;
      for (const end of finishers) end();
      await Promise.all(waitingTransactions);
    }
  });
});

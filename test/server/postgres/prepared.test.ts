import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { engines } from '../../support/server/databases.ts';

describe.each(engines)('trailing statements on $name', ({ open }) => {
  let database: OwnedDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const owners = (): Promise<number> =>
    database.inMaintenance(async (trx) => {
      const rows = await trx.selectFrom('owner').selectAll().where('carrier', '<>', 'NONE').execute();
      return rows.length;
    });

  it('are prepared again after a newer release changed the tables', async () => {
    expect(await owners()).toBe(0);
    await database.inMaintenance((trx) => sql`alter table owner add column added text`.execute(trx));
    expect(await owners()).toBe(0);
    await database.inMaintenance((trx) => sql`alter table owner drop column added`.execute(trx));
    expect(await owners()).toBe(0);
  });

  it('roll back earlier statements if they fail, with the reason', async () => {
    const added = database.inMaintenance(async (trx, trailing) => {
      await sql`insert into owner (root_org_id, carrier, admin_config) values ('A', 'A', '{}')`.execute(trx);
      trailing.add(sql`select 1 / 0`.execute(trx));
      await sql`select 1`.execute(trx);
    });
    await expect(added).rejects.toMatchObject({ code: '22012' });
    expect(await owners()).toBe(0);
  });

  it("do not hide another statement's own failure", async () => {
    const failed = database.inMaintenance(async (trx, trailing) => {
      trailing.add(sql`select 1`.execute(trx));
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
  });

  it('roll back everything if the last one fails, because it is sent with the commit', async () => {
    const added = database.inMaintenance(async (trx, trailing) => {
      await sql`insert into owner (root_org_id, carrier, admin_config) values ('A', 'A', '{}')`.execute(trx);
      trailing.add(sql`select 1 / 0`.execute(trx));
    });
    await expect(added).rejects.toMatchObject({ code: '22012' });
    expect(await owners()).toBe(0);
  });

  it('run in order, and each returns its own result', async () => {
    const answers = await database.inMaintenance((trx) =>
      Promise.all([
        sql`insert into owner (root_org_id, carrier, admin_config) values ('A', 'A', '{}')`.execute(trx),
        trx.selectFrom('owner').select('carrier').where('carrier', '=', 'A').execute(),
        trx.deleteFrom('owner').where('carrier', '=', 'A').executeTakeFirst(),
        trx.selectFrom('owner').select('carrier').where('carrier', '=', 'A').execute(),
      ]),
    );
    expect(answers[1]).toEqual([{ carrier: 'A' }]);
    expect(Number(answers[2].numDeletedRows)).toBe(1);
    expect(answers[3]).toEqual([]);
  });

  it('are refused once their transaction has ended', async () => {
    const kept = await database.inMaintenance(async (trx) => ({ trx }));
    await expect(sql`select 1`.execute(kept.trx)).rejects.toThrow('has ended');
    const failing = { trx: kept.trx };
    await database
      .inMaintenance(async (trx) => {
        failing.trx = trx;
        throw new Error('given up');
      })
      .catch(() => undefined);
    await expect(sql`select 1`.execute(failing.trx)).rejects.toThrow('has ended');
  });
});

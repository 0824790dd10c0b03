import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, inject, it } from 'vitest';
import { openPostgresDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { migrate, migrations } from '../../../server/infrastructure/postgres/connection/migrate.ts';
import { overOneConnection } from '../../../server/infrastructure/postgres/connection/postgresConnection.ts';
import { openAsService } from '../../support/server/databases.ts';
import { startTestServer } from '../../support/server/httpServer.ts';
import { createTestDatabase } from '../../support/server/testDatabase.ts';

const server = inject('postgres');

describe('migrations', () => {
  it('are applied in the order of their names', () => {
    const names = Object.keys(migrations);
    expect(names).toEqual([...names].sort());
    expect(names.every((name) => /^\d{4}_[a-z_]+$/.test(name))).toBe(true);
  });

  it.runIf(server)('run only once if several servers start together on an empty PostgreSQL database', async () => {
    if (!server) return;
    const { url, drop } = await createTestDatabase(server.url);
    const databases = await Promise.all(
      Array.from({ length: 4 }, () => openPostgresDatabase(url, { maxConnections: 2 })),
    );
    try {
      for (const database of databases)
        expect(await database.inSystem((trx) => trx.selectFrom('owner').selectAll().execute())).toEqual([]);
    } finally {
      await Promise.all(databases.map((database) => database.close()));
      await drop();
    }
  });

  it.runIf(server)(
    'leave everything unchanged if one fails half-way, and the running service stays ready',
    async () => {
      if (!server) return;
      const { url, drop } = await createTestDatabase(server.url, server.template);
      const running = await startTestServer({}, () => openAsService(server.serving, url, drop));
      const ready = async () => (await running.inject({ method: 'GET', url: '/api/ready' })).statusCode;
      let duringMigration: number | undefined;
      const failing: Migration = {
        async up(db) {
          await sql`create table half_done (id integer)`.execute(db);
          await sql`alter table company add column half_done text`.execute(db);
          duringMigration = await ready();
          throw new Error('a planted failure');
        },
      };
      try {
        const next = { ...migrations, '9999_fails': failing };
        await expect(overOneConnection(url, (kysely) => migrate(kysely, next))).rejects.toThrow('a planted failure');
        expect([duringMigration, await ready()]).toEqual([200, 200]);
        const left = await overOneConnection(url, async (kysely) => {
          const { rows } = await sql`select table_name from information_schema.columns
          where 'half_done' in (table_name, column_name) union all
          select name from kysely_migration where name = '9999_fails'`.execute(kysely);
          return rows;
        });
        expect(left).toEqual([]);
        const staff = await running.authorization('ALPHA');
        expect((await running.configuration('ALPHA', staff)).statusCode).toBe(200);
        // The lock of the failed migration is released.
        let isApplied = false;
        const fixed: Migration = { up: async () => void (isApplied = true) };
        await overOneConnection(url, (kysely) => migrate(kysely, { ...migrations, '9999_fails': fixed }));
        expect(isApplied).toBe(true);
      } finally {
        await running.close();
      }
    },
  );
});

import { describe, expect, inject, it } from 'vitest';
import { openPostgresDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { migrations } from '../../../server/infrastructure/postgres/connection/migrate.ts';
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
});

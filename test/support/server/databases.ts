import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openServingDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { connectPostgres } from '../../../server/infrastructure/postgres/connection/postgresConnection.ts';
import type { TestPostgres } from '../globalSetup.postgres.ts';
import { runSql } from './runSql.ts';
import { openPglite } from './openPglite.ts';
import { urlFor } from './servingAccount.ts';

export type DatabaseEngine = {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** A new, migrated, empty database. Closing it deletes it. */
  open(): Promise<OwnedDatabase>;
};

const postgres = inject('postgres');

/**
 * A copy of the migrated database. The service uses an account that owns nothing; maintenance uses the owner's account.
 */
async function openCopy(server: TestPostgres): Promise<OwnedDatabase> {
  const name = `returns_portal_${randomUUID().replaceAll('-', '')}`;
  await runSql(server.url, `create database ${name} template ${server.template}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const owned = await connectPostgres(url.href, { maxConnections: 2 });
  const { database } = await openServingDatabase(urlFor(server.serving, url.href), { isMigratedByAnother: true });
  return {
    ...database,
    inMaintenance: (work) => owned.inMaintenance(work),
    close: async () => {
      await Promise.all([database.close(), owned.close()]);
      await runSql(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** All database engines of the tests: `describe.each(engines)('… on $name', ({ open }) => …)`. */
export const engines: readonly DatabaseEngine[] = [
  { name: 'PGlite', open: () => openPglite() },
  ...(postgres ? [{ name: 'PostgreSQL' as const, open: () => openCopy(postgres) }] : []),
];

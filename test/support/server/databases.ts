import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openServingDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { connectPostgres } from '../../../server/infrastructure/postgres/connection/postgresConnection.ts';
import type { TestPostgres } from '../globalSetup.postgres.ts';
import { inFull } from '../inFull.ts';
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

const pglite: DatabaseEngine = { name: 'PGlite', open: () => openPglite() };

/** All engines: `describe.each(allEngines)('… on $name', ({ open }) => …)`. For tests of the database adapter. */
export const allEngines: readonly DatabaseEngine[] = [
  pglite,
  ...(postgres ? [{ name: 'PostgreSQL' as const, open: () => openCopy(postgres) }] : []),
];

/**
 * PostgreSQL, or PGlite if no PostgreSQL is installed. For tests of the service, which sends the same SQL to both. Tests
 * of the built service and of the browser use PGlite. `npm run test:databases` runs both engines.
 */
export const engines: readonly DatabaseEngine[] = inFull('databases') ? allEngines : allEngines.slice(-1);

/** A new, empty database of the usual engine. */
export const openDatabase = (): Promise<OwnedDatabase> => (engines[0] ?? pglite).open();

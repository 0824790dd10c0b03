import { inject } from 'vitest';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openServingDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { connectPostgres } from '../../../server/infrastructure/postgres/connection/postgresConnection.ts';
import type { TestPostgres } from '../globalSetup.postgres.ts';
import { inFull } from '../inFull.ts';
import { openPglite } from './openPglite.ts';
import { urlFor } from './servingAccount.ts';
import { createTestDatabase } from './testDatabase.ts';

export type DatabaseEngine = {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Opens a new, migrated, empty database. Closing it deletes it. */
  open(): Promise<OwnedDatabase>;
};

const postgres = inject('postgres');

/**
 * Opens a copy of the migrated database. The service uses an account that owns nothing. Maintenance uses the owner's
 * account.
 */
async function openCopy(server: TestPostgres): Promise<OwnedDatabase> {
  const { url, drop } = await createTestDatabase(server.url, server.template);
  return openAsService(server.serving, url, drop);
}

/**
 * Opens a migrated PostgreSQL database like the service. Maintenance uses the owner's account.
 * @param url address with the owner's account
 */
export async function openAsService(
  serving: TestPostgres['serving'],
  url: string,
  drop: () => Promise<void>,
): Promise<OwnedDatabase> {
  const owned = await connectPostgres(url, { maxConnections: 2 });
  const { database } = await openServingDatabase(urlFor(serving, url), { isMigratedByAnother: true });
  return {
    ...database,
    inMaintenance: (work) => owned.inMaintenance(work),
    close: async () => {
      await Promise.all([database.close(), owned.close()]);
      await drop();
    },
  };
}

const pglite: DatabaseEngine = { name: 'PGlite', open: () => openPglite() };

/** Both engines, for tests of the database adapter: `describe.each(allEngines)('… on $name', ({ open }) => …)`. */
export const allEngines: readonly DatabaseEngine[] = [
  pglite,
  ...(postgres ? [{ name: 'PostgreSQL' as const, open: () => openCopy(postgres) }] : []),
];

/**
 * Engine for tests of the service, which sends the same SQL to both engines: PostgreSQL if installed, otherwise PGlite.
 * Tests of the built service and of the browser use PGlite. `npm run test:databases` runs both engines.
 */
export const engines: readonly DatabaseEngine[] = inFull('databases') ? allEngines : allEngines.slice(-1);

export const openDatabase = (): Promise<OwnedDatabase> => (engines[0] ?? pglite).open();

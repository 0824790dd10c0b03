import { PGlite, types } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { join } from 'node:path';
import { createDatabase } from './createDatabase.ts';
import { NOTIFICATIONS, type Database, type NotificationListener } from './Database.ts';
import { lockDataDir } from './lockDataDir.ts';
import { migrate } from './migrate.ts';
import { PgliteDialect } from './PgliteDialect.ts';
import type { Tables } from '../Tables.ts';

const parsers = {
  [types.INT8]: Number,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

/**
 * Opens the embedded database in a folder, or in `memory`, and migrates it. The folder is held exclusively until
 * `close`; throws `DataDirLockedError` while another process holds it. A new database begins from the image of another one where that is
 * given (`dumpDataDir` of PGlite), else empty.
 */
export async function openPgliteDatabase(dataDir: string, image?: Blob): Promise<Database> {
  const lock = dataDir === 'memory' ? undefined : await lockDataDir(dataDir);
  const release = async () => lock?.release();
  let pglite: PGlite | undefined;
  try {
    pglite = await PGlite.create(lock ? join(dataDir, 'database') : 'memory://', {
      parsers,
      ...(image && { loadDataDir: image }),
    });
    // At once: later on it could fall into somebody's transaction.
    const listeners = new Set<NotificationListener>();
    await pglite.listen(NOTIFICATIONS, (payload) => {
      for (const listener of listeners) listener.heard(payload);
    });
    const kysely = new Kysely<Tables>({ dialect: new PgliteDialect(pglite) });
    await migrate(kysely);
    return createDatabase(kysely, 'PGlite (embedded PostgreSQL)', among(listeners), release);
  } catch (error) {
    await pglite?.close();
    await release();
    throw error;
  }
}

/** The process tells itself: there is no connection that could be lost. */
const among =
  (listeners: Set<NotificationListener>): Database['listen'] =>
  (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

import { Kysely } from 'kysely';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { createDatabase, type WriteGuard } from '../connection/createDatabase.ts';
import { type Database, type NotificationListener, type OwnedDatabase, NOTIFICATIONS } from '../connection/Database.ts';
import { lockDataDir } from '../connection/lockDataDir.ts';
import { migrate } from '../connection/migrate.ts';
import type { Tables } from '../Tables.ts';
import { PgliteDialect } from './PgliteDialect.ts';
import { PgliteThread } from './PgliteThread.ts';
import type { EmbeddedEngine, EngineResult, EngineSession } from './EmbeddedEngine.ts';

export type PgliteOptions = {
  /** Initial content of a new database (`dumpDataDir` of PGlite). The database is empty by default. */
  readonly image?: Blob;
  readonly guard?: WriteGuard | undefined;
  /** Bytes written between two vacuums. 64 MB by default. */
  readonly vacuumAfter?: number | undefined;
};

/** Opens the database in a folder, or in memory for `memory`, and migrates it. Throws `DataDirLockedError` if another process has locked the folder. */
export async function openPgliteDatabase(
  dataDir: string,
  { image, guard, vacuumAfter }: PgliteOptions = {},
): Promise<OwnedDatabase> {
  const lock = dataDir === 'memory' ? undefined : await lockDataDir(dataDir);
  const release = async () => lock?.release();
  const listeners = new Set<NotificationListener>();
  const all: NotificationListener = {
    onNotification: (payload) => listeners.forEach((listener) => listener.onNotification(payload)),
    missed: () => listeners.forEach((listener) => listener.missed()),
  };
  let kysely: Kysely<Tables> | undefined;
  try {
    const engine = lock
      ? await PgliteThread.open(join(dataDir, 'database'), all, image)
      : await PgliteInProcess.open(all.onNotification, image);
    const dialect = new PgliteDialect(engine, vacuumAfter);
    kysely = new Kysely<Tables>({ dialect });
    await migrate(kysely);
    return createDatabase(kysely, {
      engine: 'PGlite (embedded PostgreSQL)',
      connections: 1,
      listen: listenAmong(listeners),
      load: () => dialect.load(),
      afterClose: release,
      guard,
    });
  } catch (error) {
    await kysely?.destroy();
    await release();
    throw error;
  }
}

/** Delivers notifications within the process. Unlike a connection, this cannot fail. */
const listenAmong =
  (listeners: Set<NotificationListener>): Database['listen'] =>
  (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

/** In-memory database in the current thread. It cannot fail because of a disk. */
export class PgliteInProcess implements EmbeddedEngine, EngineSession {
  readonly #pglite: PGlite;

  private constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** @param image initial content (`dumpDataDir` of PGlite). Empty by default. */
  static async open(onNotification: (payload: string) => void, image?: Blob): Promise<PgliteInProcess> {
    const pglite = await PGlite.create('memory://', {
      parsers: { [types.INT8]: Number, [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
      ...(image && { loadDataDir: image }),
    });
    // Listen at the start, because a later `listen` could run within a transaction.
    await pglite.listen(NOTIFICATIONS, onNotification);
    return new PgliteInProcess(pglite);
  }

  session = async (): Promise<EngineSession> => this;

  async query(statement: string, parameters: readonly unknown[]): Promise<EngineResult> {
    const { rows, affectedRows } = await this.#pglite.query(statement, [...parameters]);
    return { rows, affectedRows: affectedRows ?? 0 };
  }

  async vacuum(): Promise<void> {
    await this.#pglite.query('vacuum');
  }

  dump = (): Promise<Blob> => this.#pglite.dumpDataDir('none');

  close = (): Promise<void> => this.#pglite.close();
}

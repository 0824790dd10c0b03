import { PGlite, types } from '@electric-sql/pglite';
import { NOTIFICATIONS } from '../connection/Database.ts';
import type { EmbeddedEngine, EngineResult, EngineSession } from './EmbeddedEngine.ts';

/** A database in memory, in this very thread: there is no disk that could fail it. */
export class PgliteInProcess implements EmbeddedEngine, EngineSession {
  readonly #pglite: PGlite;

  private constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** @param image begins from the image of another database (`dumpDataDir` of PGlite); else empty */
  static async open(heard: (payload: string) => void, image?: Blob): Promise<PgliteInProcess> {
    const pglite = await PGlite.create('memory://', {
      parsers: { [types.INT8]: Number, [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
      ...(image && { loadDataDir: image }),
    });
    // At once: later on it could fall into somebody's transaction.
    await pglite.listen(NOTIFICATIONS, heard);
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

  /** The whole of it, to begin others from. */
  dump = (): Promise<Blob> => this.#pglite.dumpDataDir('none');

  close = (): Promise<void> => this.#pglite.close();
}

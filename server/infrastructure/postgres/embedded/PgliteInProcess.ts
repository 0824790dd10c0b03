import { PGlite, types } from '@electric-sql/pglite';
import { NOTIFICATIONS } from '../connection/Database.ts';
import type { EmbeddedEngine, EngineResult, EngineSession } from './EmbeddedEngine.ts';

/** An in-memory database in this thread. It cannot fail because of a disk. */
export class PgliteInProcess implements EmbeddedEngine, EngineSession {
  readonly #pglite: PGlite;

  private constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** @param image initial content (`dumpDataDir` of PGlite); empty by default */
  static async open(heard: (payload: string) => void, image?: Blob): Promise<PgliteInProcess> {
    const pglite = await PGlite.create('memory://', {
      parsers: { [types.INT8]: Number, [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
      ...(image && { loadDataDir: image }),
    });
    // Listen now, because later it could run within a transaction.
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

  dump = (): Promise<Blob> => this.#pglite.dumpDataDir('none');

  close = (): Promise<void> => this.#pglite.close();
}

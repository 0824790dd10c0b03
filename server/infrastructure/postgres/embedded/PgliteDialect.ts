import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type { DatabaseLoad } from '../connection/Database.ts';
import type { EmbeddedEngine, EngineSession } from './EmbeddedEngine.ts';

/** Bytes written between two vacuums. Without autovacuum, replaced rows would occupy the files permanently. */
const VACUUM_AFTER = 64 * 1024 * 1024;
/** The first vacuum runs after this fraction of `VACUUM_AFTER`, because earlier writes are not counted. */
const FIRST_SHARE = 1 / 64;

class PgliteConnection implements DatabaseConnection {
  readonly #session: EngineSession;
  /** Size of all parameters in bytes, used as an estimate of the bytes written. */
  sent = 0;

  constructor(session: EngineSession) {
    this.#session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.sent += sizeOf(query.parameters);
    const { rows, affectedRows } = await this.#session.query(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  vacuum = (): Promise<void> => this.#session.vacuum();

  // oxlint-disable-next-line require-yield -- the interface requires a generator, although nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream');
  }
}

function sizeOf(parameter: unknown): number {
  if (Array.isArray(parameter)) return parameter.reduce<number>((sum, each) => sum + sizeOf(each), 0);
  return typeof parameter === 'string' || parameter instanceof Uint8Array ? parameter.length : 0;
}

/** Number of transactions that use the connection or wait for it. */
type Queue = { taken: number };

/** Driver for PGlite. `acquireConnection` waits until the only connection is released. */
class PgliteDriver implements Driver {
  readonly #engine: EmbeddedEngine;
  readonly #queue: Queue;
  #released: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  readonly #vacuumAfter: number;
  #bytesUntilVacuum: number;

  constructor(engine: EmbeddedEngine, queue: Queue, vacuumAfter: number) {
    this.#vacuumAfter = vacuumAfter;
    this.#bytesUntilVacuum = vacuumAfter * FIRST_SHARE;
    this.#engine = engine;
    this.#queue = queue;
  }

  init = async (): Promise<void> => undefined;

  async acquireConnection(): Promise<PgliteConnection> {
    const before = this.#released;
    let release: () => void = () => undefined;
    this.#released = new Promise((resolve) => (release = resolve));
    this.#queue.taken += 1;
    await before;
    this.#release = release;
    try {
      return new PgliteConnection(await this.#engine.session());
    } catch (error) {
      this.#queue.taken -= 1;
      release();
      throw error;
    }
  }

  async releaseConnection(connection: PgliteConnection): Promise<void> {
    this.#queue.taken -= 1;
    this.#bytesUntilVacuum -= connection.sent;
    if (this.#bytesUntilVacuum > 0) return this.#release();
    this.#bytesUntilVacuum = this.#vacuumAfter;
    const release = this.#release;
    // Vacuum now, because no transaction is running. If the vacuum fails, a later one tries again.
    void connection
      .vacuum()
      .catch(() => undefined)
      .finally(release);
  }

  beginTransaction = (connection: DatabaseConnection) => this.#run(connection, 'begin');
  commitTransaction = (connection: DatabaseConnection) => this.#run(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection) => this.#run(connection, 'rollback');
  destroy = (): Promise<void> => this.#engine.close();

  async #run(connection: DatabaseConnection, statement: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(statement));
  }
}

export class PgliteDialect implements Dialect {
  readonly #engine: EmbeddedEngine;
  readonly #queue: Queue = { taken: 0 };
  readonly #vacuumAfter: number;

  constructor(engine: EmbeddedEngine, vacuumAfter: number = VACUUM_AFTER) {
    this.#vacuumAfter = vacuumAfter;
    this.#engine = engine;
  }

  load(): DatabaseLoad {
    const { taken } = this.#queue;
    return { open: 1, idle: taken === 0 ? 1 : 0, waiting: Math.max(0, taken - 1) };
  }

  createDriver = (): Driver => new PgliteDriver(this.#engine, this.#queue, this.#vacuumAfter);
  createAdapter = () => new PostgresAdapter();
  createQueryCompiler = () => new PostgresQueryCompiler();
  createIntrospector = (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely);
}

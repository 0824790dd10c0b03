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

class PgliteConnection implements DatabaseConnection {
  readonly #session: EngineSession;

  constructor(session: EngineSession) {
    this.#session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#session.query(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream');
  }
}

/** How many have the one connection or wait for it. */
type Queue = { taken: number };

/** PGlite is one connection: whoever acquires it waits until the one before has released it. */
class PgliteDriver implements Driver {
  readonly #engine: EmbeddedEngine;
  readonly #queue: Queue;
  #released: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(engine: EmbeddedEngine, queue: Queue) {
    this.#engine = engine;
    this.#queue = queue;
  }

  init = async (): Promise<void> => undefined;

  async acquireConnection(): Promise<DatabaseConnection> {
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

  async releaseConnection(): Promise<void> {
    this.#queue.taken -= 1;
    this.#release();
  }

  beginTransaction = (connection: DatabaseConnection) => this.#run(connection, 'begin');
  commitTransaction = (connection: DatabaseConnection) => this.#run(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection) => this.#run(connection, 'rollback');
  destroy = (): Promise<void> => this.#engine.close();

  async #run(connection: DatabaseConnection, statement: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(statement));
  }
}

/** Kysely on the embedded database. */
export class PgliteDialect implements Dialect {
  readonly #engine: EmbeddedEngine;
  readonly #queue: Queue = { taken: 0 };

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  load(): DatabaseLoad {
    const { taken } = this.#queue;
    return { open: 1, idle: taken === 0 ? 1 : 0, waiting: Math.max(0, taken - 1) };
  }

  createDriver = (): Driver => new PgliteDriver(this.#engine, this.#queue);
  createAdapter = () => new PostgresAdapter();
  createQueryCompiler = () => new PostgresQueryCompiler();
  createIntrospector = (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely);
}

import type { PGlite } from '@electric-sql/pglite';
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

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#pglite.query<R>(query.sql, [...query.parameters]);
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream');
  }
}

/** PGlite is one connection: whoever acquires it waits until the one before has released it. */
class PgliteDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #connection: PgliteConnection;
  #released: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#connection = new PgliteConnection(pglite);
  }

  init = (): Promise<void> => this.#pglite.waitReady;

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#released;
    let release: () => void = () => undefined;
    this.#released = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  beginTransaction = (connection: DatabaseConnection) => this.#run(connection, 'begin');
  commitTransaction = (connection: DatabaseConnection) => this.#run(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection) => this.#run(connection, 'rollback');
  destroy = (): Promise<void> => this.#pglite.close();

  async #run(connection: DatabaseConnection, statement: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(statement));
  }
}

/** Kysely on the embedded database. */
export class PgliteDialect implements Dialect {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  createDriver = (): Driver => new PgliteDriver(this.#pglite);
  createAdapter = () => new PostgresAdapter();
  createQueryCompiler = () => new PostgresQueryCompiler();
  createIntrospector = (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely);
}

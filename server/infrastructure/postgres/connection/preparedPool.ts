import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Statements that a connection knows by name, of which the service has some hundred; further ones are read anew each time. */
const MOST_NAMES = 500;

/**
 * What can fail only together with what follows on the connection: a transaction or a savepoint that begins. It is sent, and
 * nobody waits for it alone.
 */
const BEGINNING = /^(begin|savepoint \w+)$/;

/** A statement was prepared before somebody changed the tables under it, as a newer release does. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message);

/** Names of statements by their text. Once one is outdated all get others, for a connection cannot prepare one again. */
class StatementNames {
  #names = new Map<string, string>();
  #generation = 0;

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const name = `s${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  forget(): void {
    this.#generation += 1;
    this.#names = new Map();
  }
}

/** Kysely's view of a pool in pipeline mode: each connection reads and plans a statement once, and is not waited for needlessly. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const prepared = known.get(client) ?? preparedClient(client, names);
      known.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
  };
}

function preparedClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let unconfirmed: Promise<unknown>[] = [];

  async function send<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = values.length > 0 ? names.of(text) : undefined;
    const sent = client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    if (BEGINNING.test(text)) {
      sent.catch(() => undefined);
      unconfirmed.push(sent);
      return { command: 'SELECT', rowCount: 0, rows: [] };
    }
    const before = unconfirmed;
    unconfirmed = [];
    try {
      const [{ command, rowCount, rows }] = await Promise.all([sent, ...before]);
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.forget();
      // Whatever the transaction was about is asked again, under other names.
      throw Object.assign(new Error('The tables have changed.', { cause: error }), { code: '40001' });
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('Nothing is read by cursor here.');
    return send<R>(asked, values);
  }

  return { query, release: () => client.release() };
}

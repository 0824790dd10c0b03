import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Maximum number of prepared statements per connection; the service has about a hundred. */
const MOST_NAMES = 500;

/** Statements that fail only together with the next one, so they are not awaited. */
const BEGINNING = /^(begin|savepoint \w+)$/;

/** A migration of a newer release changed the tables of a prepared statement. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message);

/** Statement names by text. All change when one is outdated, because a connection cannot prepare a name twice. */
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
      // A serialization failure, so that the transaction runs again with new names.
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

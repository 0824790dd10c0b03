import {
  CompiledQuery,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type Dialect,
  type Kysely,
} from 'kysely';
import type { Work } from './Database.ts';
import type { Tables } from '../Tables.ts';
import { Trailing } from './Trailing.ts';

/** What a transaction is built with and never asks: its statements go over a connection that it was given. */
const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
};
const unused = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Runs `begin` and `work` in one transaction. Statements are sent in the order in which they are asked, none waits for the
 * answer to the one before (Kysely's own transactions do): one that fails lets all fail that come after it, the commit
 * included, and is what is thrown. Nobody waits for `begin`, nor for what trails, before the commit's own answer.
 */
export function inTransaction<T>(
  kysely: Kysely<Tables>,
  begin: (trx: Transaction<Tables>) => Promise<unknown>,
  work: Work<T>,
): Promise<T> {
  const executor = kysely.getExecutor();
  return executor.provideConnection(async (connection) => {
    let hasEnded = false;
    const run = (statement: string): Promise<unknown> => connection.executeQuery(CompiledQuery.raw(statement));
    const trx = new Transaction<Tables>({
      ...unused,
      executor: executor.withConnectionProvider({
        provideConnection: async (consumer) => {
          // The connection may be somebody else's by now.
          if (hasEnded) throw new Error('A statement was asked of a transaction that has ended.');
          return consumer(connection);
        },
      }),
    });
    await run('begin');
    const trailing = new Trailing();
    try {
      return await trailing.around(
        () => {
          trailing.add(begin(trx));
          return work(trx, trailing);
        },
        () => {
          hasEnded = true;
          return run('commit');
        },
      );
    } catch (error) {
      const isOpen = !hasEnded;
      hasEnded = true;
      if (isOpen) await run('rollback');
      throw error;
    }
  });
}

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

/** Dialect without a driver, because the transaction uses a given connection. */
const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
};
const unused = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Unlike Kysely's own transactions, statements are sent without waiting for earlier ones. After a failure, all later
 * ones fail, including the commit, and the first error is thrown.
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
          // The connection may already belong to another transaction.
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

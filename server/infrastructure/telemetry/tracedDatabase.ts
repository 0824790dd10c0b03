import type { KyselyPlugin } from 'kysely';
import type { Tracer } from '../../application/shared/Tracer.ts';
import type { Database, Work } from '../postgres/connection/Database.ts';

/** Counts the statements that succeed in a transaction, without the statement that selects the role. */
class StatementCounter implements KyselyPlugin {
  count = 0;

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    this.count += 1;
    return result;
  };
}

/**
 * Records one span per transaction, from waiting for its turn to its commit, with the number of its attempts and
 * statements. Statements outside of transactions (`atOnce`) have no span, because one statement serves many requests.
 */
export function tracedDatabase(database: Database, tracer: Tracer): Database {
  const traced = <T>(role: string, work: Work<T>, run: (counted: Work<T>) => Promise<T>): Promise<T> =>
    tracer.part('transaction', { 'db.system.name': 'postgresql', 'transaction.role': role }, async (span) => {
      if (!span) return run(work);
      const counter = new StatementCounter();
      let attempts = 0;
      try {
        return await run((trx) => {
          attempts += 1;
          return work(trx.withPlugin(counter));
        });
      } finally {
        span.set({ 'transaction.statements': counter.count, 'transaction.attempts': attempts });
      }
    });
  return {
    ...database,
    inTenant: (tenant, work, written) =>
      traced('tenant', work, (counted) => database.inTenant(tenant, counted, written)),
    inSystem: (work) => traced('system', work, (counted) => database.inSystem(counted)),
    inUpkeep: (work) => traced('upkeep', work, (counted) => database.inUpkeep(counted)),
  };
}

import type { UsedTokens } from '../../../application/session/UsedTokens.ts';
import type { Database } from '../connection/Database.ts';

export class PostgresUsedTokens implements UsedTokens {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  spend(proofHash: string, until: number): Promise<boolean> {
    return this.#database.inSystem(async (trx) => {
      const inserted = await trx
        .insertInto('spent_proof')
        .values({ proof_hash: proofHash, forget_at: new Date(until) })
        .onConflict((conflict) => conflict.column('proof_hash').doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n;
    });
  }

  purge(now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx.deleteFrom('spent_proof').where('forget_at', '<=', new Date(now)).execute();
    });
  }
}

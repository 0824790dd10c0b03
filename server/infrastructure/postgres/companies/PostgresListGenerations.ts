import { sql } from 'kysely';
import type { ListGenerations } from '../../../application/companies/ListGenerations.ts';
import type { Database } from '../connection/Database.ts';
import { Gathering } from '../connection/Gathering.ts';

type Generation = { readonly number: number; readonly snapshot: string | null };
type Row = { readonly nth: number; readonly is_unchanged: boolean; readonly snapshot: string };

const NONE: Generation = { number: 0, snapshot: null };

/**
 * A generation begins with a snapshot of the database and lasts as long as nothing is seen that was not seen in it. What is
 * read after the snapshot, while it lasts, is therefore the same as what it shows.
 */
export class PostgresListGenerations implements ListGenerations {
  readonly #database: Database;
  readonly #current = new Map<string, Generation>();
  readonly #asked = new Gathering<string, number>((owners) => this.#findAll(owners));
  #last = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  find(rootOrgId: string): Promise<number> {
    return this.#asked.ask(rootOrgId, rootOrgId);
  }

  async #findAll(owners: readonly string[]): Promise<readonly number[]> {
    const asked = owners.map((owner) => this.#current.get(owner) ?? NONE);
    const snapshots = asked.map(({ snapshot }) => snapshot);
    const rows = await this.#database.atOnce(
      sql<Row>`select * from lists_unchanged(${owners}::text[], ${snapshots}::text[])`,
    );
    const numbers = asked.map(({ number }) => number);
    for (const { nth, is_unchanged: isUnchanged, snapshot } of rows) {
      const owner = owners[nth - 1];
      if (isUnchanged || owner === undefined) continue;
      this.#last += 1;
      this.#current.set(owner, { number: this.#last, snapshot });
      numbers[nth - 1] = this.#last;
    }
    return numbers;
  }
}

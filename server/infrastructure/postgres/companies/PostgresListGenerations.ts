import { sql } from 'kysely';
import type { ListGeneration, ListGenerations } from '../../../application/companies/ListGenerations.ts';
import type { Database } from '../connection/Database.ts';
import { BatchLoader } from '../connection/BatchLoader.ts';

type Generation = { readonly number: number; readonly snapshot: string | null };
type Row = {
  readonly nth: number;
  readonly is_unchanged: boolean;
  readonly is_selection_unchanged: boolean;
  readonly snapshot: string;
};

type Current = { readonly list: Generation; readonly selection: Generation };

const NONE: Generation = { number: 0, snapshot: null };

/** A generation lasts from its database snapshot until a newer change is visible. Reads in between are equal. */
export class PostgresListGenerations implements ListGenerations {
  readonly #database: Database;
  readonly #current = new Map<string, Current>();
  readonly #asked = new BatchLoader<string, ListGeneration>((owners) => this.#findAll(owners));
  #last = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  find(rootOrgId: string): Promise<ListGeneration> {
    return this.#asked.ask(rootOrgId, rootOrgId);
  }

  async #findAll(owners: readonly string[]): Promise<readonly ListGeneration[]> {
    const asked = owners.map((owner) => this.#current.get(owner) ?? { list: NONE, selection: NONE });
    const lists = asked.map(({ list }) => list.snapshot);
    const selections = asked.map(({ selection }) => selection.snapshot);
    const rows = await this.#database.atOnce(
      sql<Row>`select * from lists_unchanged(${owners}::text[], ${lists}::text[], ${selections}::text[])`,
    );
    const found = [...asked];
    for (const { nth, is_unchanged: isUnchanged, is_selection_unchanged: isSelectionUnchanged, snapshot } of rows) {
      const [owner, before] = [owners[nth - 1], asked[nth - 1]];
      if (isUnchanged || owner === undefined || !before) continue;
      // A changed selection always changes the list too.
      const list = this.#begin(snapshot);
      found[nth - 1] = { list, selection: isSelectionUnchanged ? before.selection : this.#begin(snapshot) };
      this.#current.set(owner, found[nth - 1] ?? before);
    }
    return found.map(({ list, selection }) => ({ list: list.number, selection: selection.number }));
  }

  #begin(snapshot: string): Generation {
    this.#last += 1;
    return { number: this.#last, snapshot };
  }
}

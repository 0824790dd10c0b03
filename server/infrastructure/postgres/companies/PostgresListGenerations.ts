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

const NO_GENERATION: Generation = { number: 0, snapshot: null };

/** Assigns numbers to states of lists. A number is valid from a database snapshot until a newer change is visible. */
export class PostgresListGenerations implements ListGenerations {
  readonly #database: Database;
  readonly #current = new Map<string, Current>();
  readonly #loader = new BatchLoader<string, ListGeneration>((owners) => this.#findAll(owners));
  #last = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  find(rootOrgId: string): Promise<ListGeneration> {
    return this.#loader.ask(rootOrgId, rootOrgId);
  }

  async #findAll(owners: readonly string[]): Promise<readonly ListGeneration[]> {
    const known = owners.map((owner) => this.#current.get(owner) ?? { list: NO_GENERATION, selection: NO_GENERATION });
    const lists = known.map(({ list }) => list.snapshot);
    const selections = known.map(({ selection }) => selection.snapshot);
    const rows = await this.#database.atOnce(
      sql<Row>`select * from lists_unchanged(${owners}::text[], ${lists}::text[], ${selections}::text[])`,
    );
    const generations = [...known];
    for (const { nth, is_unchanged: isUnchanged, is_selection_unchanged: isSelectionUnchanged, snapshot } of rows) {
      const [owner, before] = [owners[nth - 1], known[nth - 1]];
      if (isUnchanged || owner === undefined || !before) continue;
      // Both numbers change, because a changed selection always changes the list too.
      const list = this.#nextGeneration(snapshot);
      generations[nth - 1] = {
        list,
        selection: isSelectionUnchanged ? before.selection : this.#nextGeneration(snapshot),
      };
      this.#current.set(owner, generations[nth - 1] ?? before);
    }
    return generations.map(({ list, selection }) => ({ list: list.number, selection: selection.number }));
  }

  #nextGeneration(snapshot: string): Generation {
    this.#last += 1;
    return { number: this.#last, snapshot };
  }
}

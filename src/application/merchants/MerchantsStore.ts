import { makeAutoObservable } from 'mobx';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { ok } from '../../domain/shared/result.ts';
import { isRecord } from '../../domain/shared/shapes.ts';
import { PagedList, type PagedListState } from '../shared/PagedList.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { MerchantDirectory, MerchantQuery } from './MerchantDirectory.ts';
import { joinRows, missingPage, pageAround, rowsOf, type MerchantRows, type RowPlace } from './merchantRows.ts';

type Search = { readonly rootOrgId: string; readonly query: MerchantQuery };

const STORAGE_KEY = 'merchantsPlace';

/** A resource: the admin's list of merchants, of which the pages in view are read, and which opens in a tab where it was left there. */
export class MerchantsStore {
  /** The row that the list of this search was left at, counted from 0. */
  place = 0;
  readonly #merchants: PagedList<Search, MerchantRows, RowPlace>;
  readonly #storage: KeyValueStorage;
  #search: Search | undefined;

  constructor(directory: MerchantDirectory, storage: KeyValueStorage) {
    this.#merchants = new PagedList<Search, MerchantRows, RowPlace>(
      async ({ rootOrgId, query }, { row, place } = pageAround(0), signal) => {
        const page = await directory.search(rootOrgId, query, place, signal);
        return page.ok ? ok(rowsOf(page.value, row)) : page;
      },
      { join: joinRows, keepsPrevious: () => true },
    );
    this.#storage = storage;
    makeAutoObservable(this);
  }

  get state(): PagedListState<MerchantRows, Search> {
    return this.#merchants.state;
  }

  /**
   * Starts a search, which reads the page it was left at; what is shown stays until the answer is there, as the answer to
   * what was asked before.
   */
  search(rootOrgId: string, query: MerchantQuery): Promise<void> {
    this.#search = { rootOrgId, query };
    this.place = this.#keptPlace(this.#search);
    return this.#merchants.open(this.#search, pageAround(this.place));
  }

  /** Reads a page that is missing in a view of these rows, or around it; does nothing while one is under way. */
  loadView(first: number, last: number): Promise<void> {
    return this.#merchants.loadMore((rows) => missingPage(rows, first, last));
  }

  /** Notes the first row in view, counted from 0, for the next time the same search is opened in this tab. */
  leaveAt(row: number): void {
    if (this.#search) this.#storage.write(STORAGE_KEY, JSON.stringify({ search: this.#search, row }));
  }

  #keptPlace(search: Search): number {
    const kept = parseJson(this.#storage.read(STORAGE_KEY));
    // As it was written: what is `undefined` has left the text.
    const isOfSearch = isRecord(kept) && deepEqual(kept['search'], parseJson(JSON.stringify(search)));
    const row = isOfSearch ? kept['row'] : 0;
    return typeof row === 'number' && Number.isSafeInteger(row) && row > 0 ? row : 0;
  }
}

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

/** Loads the visible pages of the admin's list of merchants. The list reopens at the row where the user left it. */
export class MerchantsStore {
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

  /** Starts a search at the row where the user left the same search. The current rows are shown until the response. */
  search(rootOrgId: string, query: MerchantQuery): Promise<void> {
    this.#search = { rootOrgId, query };
    this.place = this.#storedRow(this.#search);
    return this.#merchants.open(this.#search, pageAround(this.place));
  }

  loadView(first: number, last: number): Promise<void> {
    return this.#merchants.loadMore((rows) => missingPage(rows, first, last));
  }

  /** Stores the first visible row (from 0) for the next time this search is opened in the tab. */
  leaveAt(row: number): void {
    if (this.#search) this.#storage.write(STORAGE_KEY, JSON.stringify({ search: this.#search, row }));
  }

  #storedRow(search: Search): number {
    const stored = parseJson(this.#storage.read(STORAGE_KEY));
    // Compare with the serialized search, because serialization drops `undefined`.
    const isOfSearch = isRecord(stored) && deepEqual(stored['search'], parseJson(JSON.stringify(search)));
    const row = isOfSearch ? stored['row'] : 0;
    return typeof row === 'number' && Number.isSafeInteger(row) && row > 0 ? row : 0;
  }
}

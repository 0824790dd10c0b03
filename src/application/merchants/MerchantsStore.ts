import { makeAutoObservable } from 'mobx';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { isRecord } from '../../domain/shared/shapes.ts';
import { CursorList, type CursorListState } from '../shared/CursorList.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { MerchantDirectory, MerchantPage, MerchantQuery } from './MerchantDirectory.ts';

type Search = { readonly rootOrgId: string; readonly query: MerchantQuery };

const STORAGE_KEY = 'merchantsPlace';
/** Rows that are read beyond the one the list was left at. */
const BEYOND = 50;
/** The list is read from its beginning: from a row after this one it opens at the top. */
const FARTHEST = 5000;

/** A resource: the admin's list of merchants, a page at a time, which opens in a tab where it was left there. */
export class MerchantsStore {
  /** The row that the list of this search was left at, counted from 0. */
  place = 0;
  readonly #merchants: CursorList<Search, MerchantPage>;
  readonly #storage: KeyValueStorage;
  #search: Search | undefined;

  constructor(directory: MerchantDirectory, storage: KeyValueStorage) {
    this.#merchants = new CursorList(
      ({ rootOrgId, query }, cursor, signal) => directory.search(rootOrgId, query, cursor, signal),
      {
        append: (shown, next) => ({ ...next, merchants: [...shown.merchants, ...next.merchants] }),
        keepsPrevious: () => true,
      },
    );
    this.#storage = storage;
    makeAutoObservable(this);
  }

  get state(): CursorListState<MerchantPage, Search> {
    return this.#merchants.state;
  }

  /** Whether what is shown is the answer to this search. */
  isShown(rootOrgId: string, query: MerchantQuery): boolean {
    return this.#merchants.isShown({ rootOrgId, query });
  }

  /**
   * Starts a search, which reads as far as the row it was left at; what is shown stays until the answer is there, as the
   * answer to what was asked before.
   */
  search(rootOrgId: string, query: MerchantQuery): Promise<void> {
    this.#search = { rootOrgId, query };
    this.place = this.#keptPlace(this.#search);
    const least = this.place === 0 ? 0 : this.place + BEYOND;
    return this.#merchants.open(this.#search, ({ merchants }) => merchants.length >= least);
  }

  /** Appends the next page; does nothing while one is under way or none is left. */
  loadMore(): Promise<void> {
    return this.#merchants.loadMore();
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
    return typeof row === 'number' && Number.isInteger(row) && row > 0 && row <= FARTHEST ? row : 0;
  }
}

import { makeAutoObservable } from 'mobx';
import { CursorList, type CursorListState } from '../shared/CursorList.ts';
import type { MerchantDirectory, MerchantPage, MerchantQuery } from './MerchantDirectory.ts';

type Search = { readonly rootOrgId: string; readonly query: MerchantQuery };

/** A resource: the admin's list of merchants, a page at a time. */
export class MerchantsStore {
  readonly #merchants: CursorList<Search, MerchantPage>;

  constructor(directory: MerchantDirectory) {
    this.#merchants = new CursorList(
      ({ rootOrgId, query }, cursor, signal) => directory.search(rootOrgId, query, cursor, signal),
      {
        append: (shown, next) => ({ ...next, merchants: [...shown.merchants, ...next.merchants] }),
        keepsPrevious: () => true,
      },
    );
    makeAutoObservable(this);
  }

  get state(): CursorListState<MerchantPage> {
    return this.#merchants.state;
  }

  /** Starts a search; what is shown stays until the answer is there. */
  search(rootOrgId: string, query: MerchantQuery): Promise<void> {
    return this.#merchants.open({ rootOrgId, query });
  }

  /** Appends the next page; does nothing while one is under way or none is left. */
  loadMore(): Promise<void> {
    return this.#merchants.loadMore();
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PortFailure } from '../shared/failure.ts';
import type { MerchantDirectory, MerchantQuery, MerchantSummary } from './MerchantDirectory.ts';

export type MerchantsState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly merchants: readonly MerchantSummary[];
      readonly total: number;
      readonly nextCursor?: string | undefined;
      readonly more: 'idle' | 'loading' | 'failed';
    }
  | { readonly kind: 'failed'; readonly failure: PortFailure };

type Search = { readonly rootOrgId: string; readonly query: MerchantQuery };

/** The admin's list of merchants, a page at a time; the newest query wins. */
export class MerchantsStore {
  state: MerchantsState = { kind: 'loading' };
  readonly #directory: MerchantDirectory;
  #asked: Search | undefined;
  /** The search that is shown: its cursor means nothing to a newer one. */
  #shown: Search | undefined;

  constructor(directory: MerchantDirectory) {
    this.#directory = directory;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Starts a search; what is shown stays until the answer is there. */
  async search(rootOrgId: string, query: MerchantQuery): Promise<void> {
    const asked = { rootOrgId, query };
    this.#asked = asked;
    if (this.state.kind === 'failed') this.state = { kind: 'loading' };
    const page = await this.#directory.search(rootOrgId, query);
    if (this.#asked !== asked) return;
    this.#shown = asked;
    runInAction(() => {
      this.state = page.ok ? { kind: 'ready', ...page.value, more: 'idle' } : { kind: 'failed', failure: page.error };
    });
  }

  /** Appends the next page; does nothing while one is under way or none is left. */
  async loadMore(): Promise<void> {
    const { state } = this;
    const asked = this.#asked;
    if (
      !asked ||
      asked !== this.#shown ||
      state.kind !== 'ready' ||
      state.nextCursor === undefined ||
      state.more === 'loading'
    )
      return;
    this.state = { ...state, more: 'loading' };
    const page = await this.#directory.search(asked.rootOrgId, asked.query, state.nextCursor);
    if (this.#asked !== asked) return;
    runInAction(() => {
      this.state = page.ok
        ? { kind: 'ready', ...page.value, merchants: [...state.merchants, ...page.value.merchants], more: 'idle' }
        : { ...state, more: 'failed' };
    });
  }
}

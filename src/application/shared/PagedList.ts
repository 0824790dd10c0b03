import { makeAutoObservable } from 'mobx';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from './failure.ts';
import { Resource } from './Resource.ts';

export type PagedListState<Page, Key = unknown> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | (Page & {
      readonly kind: 'ready';
      readonly more: 'idle' | 'loading' | 'failed';
      /** True while the list is read again or replaced by another list. */
      readonly isLoading: boolean;
      /** Key of the shown list if another list was requested. */
      readonly former?: Key | undefined;
      readonly failure?: PortFailure | undefined;
    });

export type ReadPage<Key, Page, Place> = (
  key: Key,
  place: Place | undefined,
  signal: AbortSignal,
) => Promise<Result<Page, PortFailure>>;

export type PagedListOptions<Key, Page> = {
  readonly join: (shown: Page, nextPage: Page) => Page;
  /** True if the current list remains visible while another key is read for the first time. Defaults to false. */
  readonly keepsPrevious?: (shown: Key, next: Key) => boolean;
};

/** A list read page by page. All loaded pages form one value. */
export class PagedList<Key extends object, Page, Place = string> {
  readonly #loadedPages: Resource<Key, Page>;
  readonly #nextPage: Resource<{ readonly key: Key; readonly place: Place }, Page>;
  readonly #options: PagedListOptions<Key, Page>;
  #previous: { readonly page: Page; readonly key: Key } | undefined;
  #firstPlace: Place | undefined;

  constructor(read: ReadPage<Key, Page, Place>, options: PagedListOptions<Key, Page>) {
    this.#loadedPages = new Resource((key, signal) => read(key, this.#firstPlace, signal));
    this.#nextPage = new Resource(({ key, place }, signal) => read(key, place, signal));
    this.#options = options;
    makeAutoObservable(this);
  }

  /** State of the list. `loading` even before the first request. */
  get state(): PagedListState<Page, Key> {
    const { state } = this.#loadedPages;
    if (state.kind === 'ready') {
      const failure = typeof state.refresh === 'object' ? state.refresh : undefined;
      return { ...state.value, kind: 'ready', more: this.#more, isLoading: state.refresh === 'loading', failure };
    }
    const failure = state.kind === 'failed' ? state.failure : undefined;
    if (this.#previous) {
      const { page, key } = this.#previous;
      return { ...page, kind: 'ready', more: 'idle', isLoading: !failure, former: key, failure };
    }
    return failure ? { kind: 'failed', failure } : { kind: 'loading' };
  }

  async open(key: Key, place?: Place): Promise<void> {
    this.#nextPage.close();
    this.#firstPlace = place;
    const { value: page, key: keyOfPage } = this.#loadedPages;
    const shown = page && keyOfPage ? { page, key: keyOfPage } : this.#previous;
    this.#previous = shown && this.#options.keepsPrevious?.(shown.key, key) ? shown : undefined;
    await this.#loadedPages.reload(key);
  }

  /** Appends the page that `placeIn` returns. Does nothing while a read is in progress or if it returns undefined. */
  async loadMore(placeIn: (shown: Page) => Place | undefined): Promise<void> {
    const { state, key } = this.#loadedPages;
    if (key === undefined || state.kind !== 'ready' || state.refresh === 'loading' || this.#more === 'loading') return;
    const place = placeIn(state.value);
    if (place === undefined) return;
    const nextPage = await this.#nextPage.load({ key, place });
    if (nextPage?.ok) this.#loadedPages.set(this.#options.join(state.value, nextPage.value));
  }

  /** Aborts pending reads and restores the state before them. */
  cancel(): void {
    this.#loadedPages.cancel();
    this.#nextPage.cancel();
  }

  get #more(): 'idle' | 'loading' | 'failed' {
    const { kind } = this.#nextPage.state;
    return kind === 'loading' || kind === 'failed' ? kind : 'idle';
  }
}

import { makeAutoObservable } from 'mobx';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from './failure.ts';
import { Resource } from './Resource.ts';

export type PagedListState<Page, Key = unknown> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | (Page & {
      readonly kind: 'ready';
      /** How the further page that was asked for stands. */
      readonly more: 'idle' | 'loading' | 'failed';
      /** Whether it is read anew, or the list that was asked for in its place is read. */
      readonly isLoading: boolean;
      /** Whose list this is, where another one was asked for since. */
      readonly former?: Key | undefined;
      /** Why it could not be read anew, or the other one not at all; what is shown is as it was before. */
      readonly failure?: PortFailure | undefined;
    });

/** Reads the page of a list at a place, the first where none is named. */
export type ReadPage<Key, Page, Place> = (
  key: Key,
  place: Place | undefined,
  signal: AbortSignal,
) => Promise<Result<Page, PortFailure>>;

export type PagedListOptions<Key, Page> = {
  /** What is shown and a further page as one. */
  readonly join: (shown: Page, further: Page) => Page;
  /**
   * Whether a list stays shown while another key's is read for the first time, and where that cannot be read; it goes
   * unless this says so.
   */
  readonly keepsPrevious?: (shown: Key, next: Key) => boolean;
};

/** A list that is read page by page, all of its pages so far as one resource. */
export class PagedList<Key extends object, Page, Place = string> {
  readonly #shown: Resource<Key, Page>;
  readonly #further: Resource<{ readonly key: Key; readonly place: Place }, Page>;
  readonly #options: PagedListOptions<Key, Page>;
  /** What stays shown until the list that was asked for is there. */
  #previous: { readonly page: Page; readonly key: Key } | undefined;
  /** Where the list is opened at. */
  #opening: Place | undefined;

  constructor(read: ReadPage<Key, Page, Place>, options: PagedListOptions<Key, Page>) {
    this.#shown = new Resource((key, signal) => read(key, this.#opening, signal));
    this.#further = new Resource(({ key, place }, signal) => read(key, place, signal));
    this.#options = options;
    makeAutoObservable(this);
  }

  /** Before anything is asked for, it is as if it were. */
  get state(): PagedListState<Page, Key> {
    const { state } = this.#shown;
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

  /** Reads one page, anew where it was read before; the others that were read go. */
  async open(key: Key, place?: Place): Promise<void> {
    this.#further.close();
    this.#opening = place;
    const { value: page, key: keyOfPage } = this.#shown;
    const shown = page && keyOfPage ? { page, key: keyOfPage } : this.#previous;
    this.#previous = shown && this.#options.keepsPrevious?.(shown.key, key) ? shown : undefined;
    await this.#shown.reload(key);
  }

  /**
   * Adds the page at a place that what is shown names; does nothing while one is under way, or the list is read anew, and
   * where there is no such place.
   */
  async loadMore(placeIn: (shown: Page) => Place | undefined): Promise<void> {
    const { state, key } = this.#shown;
    if (key === undefined || state.kind !== 'ready' || state.refresh === 'loading' || this.#more === 'loading') return;
    const place = placeIn(state.value);
    if (place === undefined) return;
    const further = await this.#further.load({ key, place });
    if (further?.ok) this.#shown.set(this.#options.join(state.value, further.value));
  }

  /** Nobody waits for what is read any more; what was shown before it stands again. */
  cancel(): void {
    this.#shown.cancel();
    this.#further.cancel();
  }

  get #more(): 'idle' | 'loading' | 'failed' {
    const { kind } = this.#further.state;
    return kind === 'loading' || kind === 'failed' ? kind : 'idle';
  }
}

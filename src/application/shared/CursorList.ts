import { makeAutoObservable } from 'mobx';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from './failure.ts';
import { Resource } from './Resource.ts';

/** A page of a list; `nextCursor` is absent on the last one. */
type CursorPage = { readonly nextCursor?: string | undefined };

export type CursorListState<Page, Key = unknown> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | (Page & {
      readonly kind: 'ready';
      /** How the page after what is shown stands. */
      readonly more: 'idle' | 'loading' | 'failed';
      /** Whether it is read anew, or the list that was asked for in its place is read. */
      readonly isLoading: boolean;
      /** Whose list this is, where another one was asked for since. */
      readonly former?: Key | undefined;
      /** Why it could not be read anew, or the other one not at all; what is shown is as it was before. */
      readonly failure?: PortFailure | undefined;
    });

/** Reads one page of a list, the first without a cursor. */
export type ReadPage<Key, Page> = (
  key: Key,
  cursor: string | undefined,
  signal: AbortSignal,
) => Promise<Result<Page, PortFailure>>;

export type CursorListOptions<Key, Page> = {
  /** What is shown and the page after it as one. */
  readonly append: (shown: Page, next: Page) => Page;
  /**
   * Whether a list stays shown while another key's is read for the first time, and where that cannot be read; it goes
   * unless this says so.
   */
  readonly keepsPrevious?: (shown: Key, next: Key) => boolean;
};

/** A list that is read page by page, all of its pages so far as one resource. */
export class CursorList<Key extends object, Page extends CursorPage> {
  readonly #shown: Resource<Key, Page>;
  readonly #next: Resource<{ readonly key: Key; readonly cursor: string }, Page>;
  readonly #options: CursorListOptions<Key, Page>;
  /** What stays shown until the list that was asked for is there. */
  #previous: { readonly page: Page; readonly key: Key } | undefined;
  #isEnough: (shown: Page) => boolean = () => true;

  constructor(read: ReadPage<Key, Page>, options: CursorListOptions<Key, Page>) {
    this.#shown = new Resource((key, signal) => this.#readEnough(read, key, signal));
    this.#next = new Resource(({ key, cursor }, signal) => read(key, cursor, signal));
    this.#options = options;
    makeAutoObservable(this);
  }

  /** Before anything is asked for, it is as if it were. */
  get state(): CursorListState<Page, Key> {
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

  /** Whether this key's list is shown, or was before it is read anew. */
  isShown(key: Key): boolean {
    return this.#shown.state.kind === 'ready' && deepEqual(this.#shown.key, key);
  }

  /** Reads the first page, anew where it was read before, and the pages after it until enough is there to show. */
  async open(key: Key, isEnough: (shown: Page) => boolean = () => true): Promise<void> {
    this.#next.close();
    this.#isEnough = isEnough;
    const { value: page, key: keyOfPage } = this.#shown;
    const shown = page && keyOfPage ? { page, key: keyOfPage } : this.#previous;
    this.#previous = shown && this.#options.keepsPrevious?.(shown.key, key) ? shown : undefined;
    await this.#shown.reload(key);
  }

  /** Appends the next page; does nothing while one is under way or none is left. */
  async loadMore(): Promise<void> {
    const { state, key } = this.#shown;
    if (key === undefined || state.kind !== 'ready' || state.refresh === 'loading' || this.#more === 'loading') return;
    const { nextCursor: cursor } = state.value;
    if (cursor === undefined) return;
    const next = await this.#next.load({ key, cursor });
    if (next?.ok) this.#shown.set(this.#options.append(state.value, next.value));
  }

  async #readEnough(read: ReadPage<Key, Page>, key: Key, signal: AbortSignal): Promise<Result<Page, PortFailure>> {
    const isEnough = this.#isEnough;
    let shown = await read(key, undefined, signal);
    while (shown.ok && shown.value.nextCursor !== undefined && !isEnough(shown.value) && !signal.aborted) {
      const before = shown.value;
      const next = await read(key, before.nextCursor, signal);
      shown = next.ok ? ok(this.#options.append(before, next.value)) : next;
    }
    return shown;
  }

  get #more(): 'idle' | 'loading' | 'failed' {
    const { kind } = this.#next.state;
    return kind === 'loading' || kind === 'failed' ? kind : 'idle';
  }
}

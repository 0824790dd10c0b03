import { makeAutoObservable } from 'mobx';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from './failure.ts';
import { Resource } from './Resource.ts';

/** A page of a list; `nextCursor` is absent on the last one. */
type CursorPage = { readonly nextCursor?: string | undefined };

export type CursorListState<Page> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | (Page & {
      readonly kind: 'ready';
      /** How the page after what is shown stands. */
      readonly more: 'idle' | 'loading' | 'failed';
      /** Why it could not be read anew; what is shown is as it was before. */
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
  /** Whether a list stays shown while another key's is read for the first time; it goes unless this says so. */
  readonly keepsPrevious?: (shown: Key, next: Key) => boolean;
};

/** A list that is read page by page, all of its pages so far as one resource. */
export class CursorList<Key extends object, Page extends CursorPage> {
  readonly #shown: Resource<Key, Page>;
  readonly #next: Resource<{ readonly key: Key; readonly cursor: string }, Page>;
  readonly #options: CursorListOptions<Key, Page>;
  /** What another key's list stays shown as, until this one's is there. */
  #previous: Page | undefined;

  constructor(read: ReadPage<Key, Page>, options: CursorListOptions<Key, Page>) {
    this.#shown = new Resource((key, signal) => read(key, undefined, signal));
    this.#next = new Resource(({ key, cursor }, signal) => read(key, cursor, signal));
    this.#options = options;
    makeAutoObservable(this);
  }

  /** Before anything is asked for, it is as if it were. */
  get state(): CursorListState<Page> {
    const { state } = this.#shown;
    switch (state.kind) {
      case 'idle':
      case 'loading':
        return this.#previous ? { ...this.#previous, kind: 'ready', more: 'idle' } : { kind: 'loading' };
      case 'failed':
        return state;
      case 'ready': {
        const failure = typeof state.refresh === 'object' ? state.refresh : undefined;
        return { ...state.value, kind: 'ready', more: this.#more, failure };
      }
    }
  }

  /** Reads the first page, anew where it was read before. */
  async open(key: Key): Promise<void> {
    this.#next.close();
    const { key: shown, value, state } = this.#shown;
    const isKept = shown && state.kind !== 'failed' && this.#options.keepsPrevious?.(shown, key);
    this.#previous = isKept ? (value ?? this.#previous) : undefined;
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

  get #more(): 'idle' | 'loading' | 'failed' {
    const { kind } = this.#next.state;
    return kind === 'loading' || kind === 'failed' ? kind : 'idle';
  }
}

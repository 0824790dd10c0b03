/** Those that are not there: one that was fetched is held by who made it alone. */
const missing = new Set<LazyPart<unknown>>();
/** How parts that nobody asked for are fetched: `schedule` calls back when nothing is going on; nothing is fetched without. */
export const background: { schedule: ((work: () => void) => void) | undefined } = { schedule: undefined };

/**
 * A part of the program in a script of its own: nobody waits for it before the first page is drawn. It is fetched while
 * nothing is going on after that, or at once when it is wanted. Made once, where its script is named by `import()`.
 */
export class LazyPart<Part> {
  /** There once it was fetched. */
  loaded: Part | undefined;
  readonly isNext: boolean;
  readonly #fetch: () => Promise<Part>;
  readonly #listeners = new Set<() => void>();
  #fetching: Promise<Part> | undefined;

  /** @param isNext it is fetched as soon as the first page is drawn: a person may need it with their first edit */
  constructor(fetch: () => Promise<Part>, isNext = false) {
    this.#fetch = fetch;
    this.isNext = isNext;
    missing.add(this);
    background.schedule?.(() => void this.load().catch(() => undefined));
  }

  /** Rejects where it cannot be fetched; asked again, it tries again. Who asks meanwhile waits for the same. */
  load(): Promise<Part> {
    if (this.loaded !== undefined) return Promise.resolve(this.loaded);
    this.#fetching ??= this.#fetchOnce();
    return this.#fetching;
  }

  /** Calls back once it has been fetched by anybody; the answer stops that. */
  onLoad(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #fetchOnce(): Promise<Part> {
    try {
      this.loaded = await this.#fetch();
    } finally {
      this.#fetching = undefined;
    }
    missing.delete(this);
    for (const listener of this.#listeners) listener();
    return this.loaded;
  }
}

/** Fetches every part that is not there; what cannot be fetched is asked for again when it is wanted. */
export async function fetchLazyParts(): Promise<void> {
  await Promise.allSettled([...missing].map((part) => part.load()));
}

/** The first page is drawn: what nobody waited for comes next, when `whenIdle` calls back; so does every later part. */
export function fetchPartsWhenIdle(whenIdle: (work: () => void) => void): void {
  if (background.schedule) return;
  background.schedule = whenIdle;
  for (const part of missing) if (part.isNext) part.load().catch(() => undefined);
  whenIdle(() => void (background.schedule === whenIdle && fetchLazyParts()));
}

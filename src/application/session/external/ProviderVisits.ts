import { isOver, parseProviderVisit, type ProviderVisit } from '../../../domain/session/externalAttempt.ts';
import type { TabStorage } from '../../shared/KeyValueStorage.ts';
import { parseJson } from '../../shared/parseJson.ts';

const PREFIX = 'providerVisit/';

/** Keeps in the tab why it sent somebody to the provider, one entry a visit: each is taken once, or dropped in time. */
export class ProviderVisits {
  readonly #storage: TabStorage;

  constructor(storage: TabStorage) {
    this.#storage = storage;
  }

  /**
   * Keeps a visit for when the page is left, and with it what an interrupted session left in memory: who signs in on the way
   * back finds it if it is theirs. False where the browser keeps nothing: the answer could not be told from a stranger's.
   */
  keep(visit: ProviderVisit): boolean {
    this.#storage.putBack();
    return this.#storage.write(PREFIX + visit.state, JSON.stringify(visit));
  }

  /** The visit with a state, which is there no more. */
  take(state: string | undefined): ProviderVisit | undefined {
    const visit = state === undefined ? undefined : parseProviderVisit(parseJson(this.#storage.read(PREFIX + state)));
    if (state !== undefined) this.#storage.remove(PREFIX + state);
    return visit?.state === state ? visit : undefined;
  }

  /** The newest that waits for its answer. */
  latest(): ProviderVisit | undefined {
    return this.#all()
      .map(([, visit]) => visit)
      .filter((visit) => visit !== undefined)
      .toSorted((left, right) => right.startedAt - left.startedAt)[0];
  }

  /** Drops what nobody can answer in time any more. */
  drop(now: number): void {
    for (const [key, visit] of this.#all()) if (!visit || isOver(visit, now)) this.#storage.remove(key);
  }

  #all() {
    return this.#storage
      .entries()
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, text]) => [key, parseProviderVisit(parseJson(text))] as const);
  }
}

import { isOver, parseProviderVisit, type ProviderVisit } from '../../../domain/session/external/externalAttempt.ts';
import type { TabStorage } from '../../shared/KeyValueStorage.ts';
import { parseJson } from '../../shared/parseJson.ts';

const PREFIX = 'providerVisit/';

/** Redirects to the provider, stored in the tab. Each redirect is used only once, and expires if it is not used. */
export class ProviderVisits {
  readonly #storage: TabStorage;

  constructor(storage: TabStorage) {
    this.#storage = storage;
  }

  /** Stores a redirect. Returns false if the browser refuses; then a forged response could not be detected. */
  store(visit: ProviderVisit): boolean {
    this.#storage.putBack();
    return this.#storage.write(PREFIX + visit.state, JSON.stringify(visit));
  }

  take(state: string | undefined): ProviderVisit | undefined {
    const visit = state === undefined ? undefined : parseProviderVisit(parseJson(this.#storage.read(PREFIX + state)));
    if (state !== undefined) this.#storage.remove(PREFIX + state);
    return visit?.state === state ? visit : undefined;
  }

  latest(): ProviderVisit | undefined {
    return this.#all()
      .map(([, visit]) => visit)
      .filter((visit) => visit !== undefined)
      .toSorted((left, right) => right.startedAt - left.startedAt)[0];
  }

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

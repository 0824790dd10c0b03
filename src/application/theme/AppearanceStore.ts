import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';

export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

/** Storage key. An inline script of the page reads it too, so that the theme is set before the first paint. */
const STORAGE_KEY = 'theme';

export class AppearanceStore {
  appearance: Appearance;
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.appearance = appearances.find((each) => each === storage.read(STORAGE_KEY)) ?? 'system';
    makeAutoObservable(this);
  }

  choose(appearance: Appearance): void {
    this.appearance = appearance;
    if (appearance === 'system') this.#storage.remove(STORAGE_KEY);
    else this.#storage.write(STORAGE_KEY, appearance);
  }
}

import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';

/** The browser's storage, which may be forbidden, full or gone at any call. */
export class BrowserStorage implements KeyValueStorage {
  readonly #open: () => Storage;

  /** @param open gets the storage; it is called anew each time, since the mere access may throw */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** Whether the browser denies it altogether; one that is full can still be read. */
  get isDenied(): boolean {
    return this.#attempt((storage) => typeof storage.length) === undefined;
  }

  read(key: string): string | undefined {
    return this.#attempt((storage) => storage.getItem(key)) ?? undefined;
  }

  write(key: string, value: string): boolean {
    return this.#attempt((storage) => (storage.setItem(key, value), true)) ?? false;
  }

  remove(key: string): void {
    this.#attempt((storage) => storage.removeItem(key));
  }

  clear(): void {
    this.#attempt((storage) => storage.clear());
  }

  entries(): readonly (readonly [key: string, value: string])[] {
    return this.#attempt((storage) => Object.entries<string>(storage)) ?? [];
  }

  #attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(this.#open());
    } catch {
      return undefined;
    }
  }
}

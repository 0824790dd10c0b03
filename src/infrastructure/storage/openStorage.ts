import type { TabStorage, KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { InMemoryStorage } from './InMemoryStorage.ts';
import { WithdrawableStorage } from './WithdrawableStorage.ts';

/** Opens the storage that all tabs share. If the browser denies access, nothing is stored. */
export const openLocalStorage = (): BrowserStorage => new BrowserStorage(() => window.localStorage);

/** In-memory storage whose `write` returns false, because a reload discards the data. */
class UnkeptStorage extends InMemoryStorage {
  override write(key: string, value: string): boolean {
    super.write(key, value);
    return false;
  }
}

/** Opens the storage of this tab, which a reload does not clear. If the browser denies access, uses memory. */
export function openTabStorage(): TabStorage {
  const storage = new BrowserStorage(() => window.sessionStorage);
  return new WithdrawableStorage(storage.isDenied ? new UnkeptStorage() : storage);
}

/** Storage of the browser. Handles errors, because any access may throw, e.g. if storage is forbidden or full. */
export class BrowserStorage implements KeyValueStorage {
  readonly #open: () => Storage;

  /** @param open returns the storage. Called for each access, because even reading a property of `window` may throw */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** Whether the browser denies access. False for a full storage, because it can be read. */
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

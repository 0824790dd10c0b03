import type { TabStorage, KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { InMemoryStorage } from './InMemoryStorage.ts';
import { WithdrawableStorage } from './WithdrawableStorage.ts';

/** Shared by tabs. If the browser denies it, nothing is stored. */
export const openLocalStorage = (): BrowserStorage => new BrowserStorage(() => window.localStorage);

/** `write` returns false, because the data is lost with the page. */
class UnkeptStorage extends InMemoryStorage {
  override write(key: string, value: string): boolean {
    super.write(key, value);
    return false;
  }
}

/** Survives a reload. If the browser denies it (e.g. in a frame), lives as long as the page. */
export function openTabStorage(): TabStorage {
  const storage = new BrowserStorage(() => window.sessionStorage);
  return new WithdrawableStorage(storage.isDenied ? new UnkeptStorage() : storage);
}

/** Storage of the browser. Any access may throw: it may be forbidden, full or removed. */
export class BrowserStorage implements KeyValueStorage {
  readonly #open: () => Storage;

  /** @param open called for each access, because even reading the property may throw */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** Full storage is not denied, because it can be read. */
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

import type { TabStorage } from '../../application/shared/KeyValueStorage.ts';
import { BrowserStorage } from './BrowserStorage.ts';
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

import type { TabStorage } from '../../application/shared/KeyValueStorage.ts';
import { BrowserStorage } from './BrowserStorage.ts';
import { InMemoryStorage } from './InMemoryStorage.ts';
import { WithdrawableStorage } from './WithdrawableStorage.ts';

/** Lasts as long as the page, and says so of all that is written. */
class UnkeptStorage extends InMemoryStorage {
  override write(key: string, value: string): boolean {
    super.write(key, value);
    return false;
  }
}

/** What a tab keeps over a reload; where the browser denies that, as to a frame of another site, what it knows until then. */
export function openTabStorage(): TabStorage {
  const storage = new BrowserStorage(() => window.sessionStorage);
  return new WithdrawableStorage(storage.isDenied ? new UnkeptStorage() : storage);
}

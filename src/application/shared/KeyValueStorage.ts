import { portToken } from './token.ts';

/** Never throws. If the browser refuses (frame, private mode, quota), `write` returns false and stores nothing. */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
  entries(): readonly (readonly [key: string, value: string])[];
}
export interface TabStorage extends KeyValueStorage {
  /** Removes all data from the browser. Until `putBack` or `clear`, data is read and written in memory only. */
  withdraw(): void;
  putBack(): void;
}
/** Lives as long as the tab. If the browser denies it, as long as the page; `write` still returns false. */
export const SessionStorage = portToken<TabStorage>('SessionStorage');
/** Lives until it is cleared, shared by every tab. */
export const LocalStorage = portToken<KeyValueStorage>('LocalStorage');

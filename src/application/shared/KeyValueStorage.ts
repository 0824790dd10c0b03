import { portToken } from './token.ts';

/** Browser storage. Never throws. `write` returns false if the browser refuses (frame, private mode, quota). */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
  entries(): readonly (readonly [key: string, value: string])[];
}
export interface TabStorage extends KeyValueStorage {
  /** Removes all data from the browser. Until `putBack` or `clear`, data is read and written only in memory. */
  withdraw(): void;
  putBack(): void;
}
/** Data of the tab. If the browser denies storage, data is in memory until a reload, and `write` returns false. */
export const SessionStorage = portToken<TabStorage>('SessionStorage');
/** Data shared by all tabs, until it is cleared. */
export const LocalStorage = portToken<KeyValueStorage>('LocalStorage');

import { portToken } from './token.ts';

/**
 * Text kept under a key. Reading and writing never throw: where the browser refuses (a frame of another site, private mode,
 * quota), `write` answers false and the value is not kept.
 */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
  /** All that is kept, in no order. */
  entries(): readonly (readonly [key: string, value: string])[];
}
/** The storage of a tab, which can leave the browser while the page goes on. */
export interface TabStorage extends KeyValueStorage {
  /** Nothing is in the browser any more; until it is put back or cleared, all is read from memory and written there. */
  withdraw(): void;
  putBack(): void;
}
/** Lives as long as the tab; where the browser denies that, as long as the page, and `write` answers false all the same. */
export const SessionStorage = portToken<TabStorage>('SessionStorage');
/** Lives until it is cleared, shared by every tab. */
export const LocalStorage = portToken<KeyValueStorage>('LocalStorage');

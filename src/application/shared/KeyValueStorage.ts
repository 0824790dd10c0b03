import { portToken } from './token.ts';

/**
 * Text kept under a key. Reading and writing never throw: where the browser refuses (private mode, quota),
 * `write` answers false and the value is not kept.
 */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
}
/** Lives as long as the tab. */
export const SessionStorage = portToken<KeyValueStorage>('SessionStorage');
/** Lives until it is cleared, shared by every tab. */
export const LocalStorage = portToken<KeyValueStorage>('LocalStorage');

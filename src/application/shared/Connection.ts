import { portToken } from './token.ts';

/** Network state of the browser. A call may fail even if `isOnline` returns true. */
export interface Connection {
  isOnline(): boolean;
  watch(callback: () => void): () => void;
}
export const Connection = portToken<Connection>('Connection');

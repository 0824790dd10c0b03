import { portToken } from './token.ts';

/** Whether the service can be reached at all. `true` promises nothing: a call may still fail. */
export interface Connection {
  isOnline(): boolean;
  /** Calls back whenever it may have changed; the answer stops it. */
  watch(callback: () => void): () => void;
}
export const Connection = portToken<Connection>('Connection');

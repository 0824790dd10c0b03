import { portToken } from './token.ts';

/** Even if `true`, a call may still fail. */
export interface Connection {
  isOnline(): boolean;
  watch(callback: () => void): () => void;
}
export const Connection = portToken<Connection>('Connection');

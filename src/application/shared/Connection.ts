import { portToken } from './token.ts';

/** `true` is no guarantee: a call may still fail. */
export interface Connection {
  isOnline(): boolean;
  watch(callback: () => void): () => void;
}
export const Connection = portToken<Connection>('Connection');

import { portToken } from './token.ts';

/** The only source of time and of waiting. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Calls back once after the milliseconds; the answer cancels. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Calls back again and again; the answer stops it. */
  every(milliseconds: number, callback: () => void): () => void;
}
export const Clock = portToken<Clock>('Clock');

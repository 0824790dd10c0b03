import { portToken } from './token.ts';

/** The only source of time and timers. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Returns a function that cancels the timer. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Returns a function that stops the timer. */
  every(milliseconds: number, callback: () => void): () => void;
}
export const Clock = portToken<Clock>('Clock');

import { portToken } from './token.ts';

/** The only source of time and timers. */
export interface Clock {
  /** Current time in milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Runs `callback` once after the delay. Returns a function that cancels the timer. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Runs `callback` repeatedly at this interval. Returns a function that stops the timer. */
  every(milliseconds: number, callback: () => void): () => void;
}
export const Clock = portToken<Clock>('Clock');

export const within = <T>(clock: Clock, milliseconds: number, promise: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const stop = clock.after(milliseconds, () => resolve(undefined));
    promise.finally(stop).then(resolve, reject);
  });

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Date of a time in the user's time zone, `YYYY-MM-DD`. `time` is in milliseconds since 1970. */
export function localDate(time: number): string {
  const date = new Date(time);
  return `${String(date.getFullYear())}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

import { MINUTE } from './lifetimes.ts';

/**
 * Whether `time` was stored by a clock that was ahead: it is later than `now` by more than `longest`, the longest time for
 * which it can be set. Clocks of two servers may differ by a minute. All in milliseconds.
 */
export const isFromFastClock = (time: number, longest: number, now: number): boolean => time > now + longest + MINUTE;

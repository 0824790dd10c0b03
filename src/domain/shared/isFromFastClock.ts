import { MINUTE } from './lifetimes.ts';

/** True if `time` exceeds `now` + `longest` by over a minute, so a fast clock stored it. All in milliseconds. */
export const isFromFastClock = (time: number, longest: number, now: number): boolean => time > now + longest + MINUTE;

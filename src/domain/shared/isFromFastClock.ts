import { MINUTE } from './lifetimes.ts';

/** True if a fast clock stored `time`: it exceeds `now` + `longest` by over a minute. In milliseconds. */
export const isFromFastClock = (time: number, longest: number, now: number): boolean => time > now + longest + MINUTE;

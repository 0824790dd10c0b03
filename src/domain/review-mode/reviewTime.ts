import { MINUTE } from '../shared/lifetimes.ts';

const SECOND = 1000;

/** Time before the end of a review when the warning is shown, in milliseconds. */
export const REVIEW_WARNING = 5 * MINUTE;

/** Remaining time of a review. It has seconds only after the warning. */
export type TimeLeft = { readonly minutes: number; readonly seconds?: number };

/** Remaining time, rounded up to minutes before the warning and to seconds after it. */
export function timeLeft(milliseconds: number): TimeLeft {
  if (milliseconds > REVIEW_WARNING) return { minutes: Math.ceil(milliseconds / MINUTE) };
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** Milliseconds until the displayed time changes. */
export function untilNextDisplay(milliseconds: number): number {
  const unit = milliseconds > REVIEW_WARNING ? MINUTE : SECOND;
  return milliseconds - (Math.ceil(milliseconds / unit) - 1) * unit;
}

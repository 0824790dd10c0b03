import { MINUTE } from '../shared/lifetimes.ts';

const SECOND = 1000;

/** How long before its end a review warns, in milliseconds. */
export const REVIEW_WARNING = 5 * MINUTE;

/** What is left of a review, as it is shown; the seconds only once it warns of its end. */
export type TimeLeft = { readonly minutes: number; readonly seconds?: number };

/** Minutes that have begun count as whole ones until the review warns, seconds likewise after that. */
export function timeLeft(milliseconds: number): TimeLeft {
  if (milliseconds > REVIEW_WARNING) return { minutes: Math.ceil(milliseconds / MINUTE) };
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** How long what is shown of the time left stays true, in milliseconds. */
export function untilShownAnew(milliseconds: number): number {
  const unit = milliseconds > REVIEW_WARNING ? MINUTE : SECOND;
  return milliseconds - (Math.ceil(milliseconds / unit) - 1) * unit;
}

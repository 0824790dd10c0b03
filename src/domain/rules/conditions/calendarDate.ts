import { DAY } from '../../shared/lifetimes.ts';

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01 of a date `YYYY-MM-DD`. `undefined` if the date does not exist. */
export function dayOfDate(date: string): number | undefined {
  const parts = PATTERN.exec(date);
  if (!parts) return undefined;
  const day = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / DAY;
  // Compare with the text, because `Date.UTC` turns 30 February into a day in March.
  return dateOfDay(day) === date ? day : undefined;
}

export function dateOfDay(day: number): string | undefined {
  const date = new Date(day * DAY);
  if (Number.isNaN(date.getTime())) return undefined;
  const text = date.toISOString();
  return text.length === 24 ? text.slice(0, 10) : undefined;
}

import { dateLocale } from '../../../domain/languages/dateLocale.ts';
import type { TimeLeft } from '../../../domain/review-mode/reviewTime.ts';

/** Date format for the language of the texts and the region of the browser. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(language, navigator.languages), options);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Returns a relative time such as "2 hours ago". Both times are in milliseconds since 1970. */
export function timeAgo(then: number, now: number, language: string): string {
  const elapsed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, milliseconds]) => elapsed >= milliseconds) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(elapsed / length), unit);
}

/** Returns a duration, e.g. “4 minutes, 12 seconds”. */
export function timeText(language: string, { minutes, seconds }: TimeLeft, length: 'long' | 'short' = 'long'): string {
  const part = (value: number, unit: 'minute' | 'second'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: length }).format(value);
  const parts = [
    ...(minutes > 0 || seconds === undefined ? [part(minutes, 'minute')] : []),
    ...(seconds === undefined ? [] : [part(seconds, 'second')]),
  ];
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(parts);
}

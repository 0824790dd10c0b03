const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Times in milliseconds since 1970. */
export function timeAgo(then: number, now: number, language: string): string {
  const elapsed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, milliseconds]) => elapsed >= milliseconds) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(elapsed / length), unit);
}

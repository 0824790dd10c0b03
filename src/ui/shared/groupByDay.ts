import { dateFormat } from './dates/dateFormat.ts';

export type OfDay<Entry> = { readonly day: string; readonly entries: readonly Entry[] };

/** Groups entries by calendar day in the local time zone. `at` is an ISO 8601 instant. */
export function groupByDay<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
  language: string,
  dateStyle: 'long' | 'full',
): readonly OfDay<Entry>[] {
  const format = dateFormat(language, { dateStyle });
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = format.format(new Date(entry.at));
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

import type { ActivityEntry } from '../../../domain/activity/activityEntry.ts';

export type EntriesOfDay = { readonly day: string; readonly entries: readonly ActivityEntry[] };

/** Entries under their day, as the language writes it and the clock on the wall has it. */
export function entriesByDay(entries: readonly ActivityEntry[], language: string): readonly EntriesOfDay[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const days = new Map<string, ActivityEntry[]>();
  for (const entry of entries) {
    const day = format.format(new Date(entry.at));
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

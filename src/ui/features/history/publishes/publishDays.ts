import type { PublishRecord } from '../../../../application/history/HistoryGateway.ts';

export type PublishesOfDay = { readonly day: string; readonly publishes: readonly PublishRecord[] };

/** Publishes under the day they went live, as the language writes it and the clock on the wall has it. */
export function publishDays(publishes: readonly PublishRecord[], language: string): readonly PublishesOfDay[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const days = new Map<string, PublishRecord[]>();
  for (const publish of publishes) {
    const day = format.format(new Date(publish.at));
    days.set(day, [...(days.get(day) ?? []), publish]);
  }
  return [...days].map(([day, ofDay]) => ({ day, publishes: ofDay }));
}

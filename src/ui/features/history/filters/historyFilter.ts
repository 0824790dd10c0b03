import { isFeature, type PublishFilter } from '../../../../domain/history/publishFilter.ts';
import type { FeatureName } from '../../../../domain/features/featureNames.ts';

export const periods = ['today', 'week', 'month', 'dates'] as const;
export type Period = (typeof periods)[number];

export type HistoryFilter = {
  readonly words: string;
  readonly person: string | undefined;
  readonly page: FeatureName | undefined;
  readonly time: Period | undefined;
  /** First and last day as `YYYY-MM-DD`, both inclusive. Empty without a limit. */
  readonly since: string;
  readonly until: string;
};

export const noFilter: HistoryFilter = {
  words: '',
  person: undefined,
  page: undefined,
  time: undefined,
  since: '',
  until: '',
};

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const dayIn = (text: string | null): string => (text !== null && isDay(text) ? text : '');

const names = ['words', 'person', 'page', 'time', 'since', 'until'] as const;

export function filterIn(address: URLSearchParams): HistoryFilter {
  const page = address.get('page') ?? '';
  const time = periods.find((period) => period === address.get('time'));
  const isByDays = time === 'dates';
  return {
    words: (address.get('words') ?? '').slice(0, 200),
    person: address.get('person') ?? undefined,
    page: isFeature(page) ? page : undefined,
    time,
    since: isByDays ? dayIn(address.get('since')) : '',
    until: isByDays ? dayIn(address.get('until')) : '',
  };
}

/** Returns the URL parameters of a filter. Parameters of inactive filters are omitted. */
export const addressOfFilter = (filter: HistoryFilter): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = filter[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );

/** Whether the filter limits the time. A date range without start and end does not. */
export const isTimeFiltered = ({ time, since, until }: HistoryFilter): boolean =>
  time !== undefined && (time !== 'dates' || since !== '' || until !== '');

export const isFiltered = (filter: HistoryFilter): boolean =>
  filter.words.trim() !== '' || filter.person !== undefined || filter.page !== undefined || isTimeFiltered(filter);

/** Returns the local midnight that starts a day, or the day `later` days after it, in milliseconds. */
function midnight(day: Date, later = 0): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + later).getTime();
}
const midnightOf = (day: string, later = 0): number | undefined =>
  day === '' ? undefined : midnight(new Date(`${day}T00:00:00`), later);

/** Whether the end of the date range is before its start, so that nothing can match. */
export const isRangeReversed = ({ since, until }: HistoryFilter): boolean =>
  since !== '' && until !== '' && until < since;

/**
 * Converts the filter for a request. Uses complete days, so that the same filter gives the same request all day.
 * @param now milliseconds since 1970-01-01 UTC
 */
export function publishFilterOf(filter: HistoryFilter, now: number): PublishFilter {
  const { words, person, page: feature, time, since, until } = filter;
  const today = new Date(now);
  const spans = {
    today: { since: midnight(today) },
    week: { since: midnight(today, -6) },
    month: { since: midnight(today, -29) },
    dates: { since: midnightOf(since), before: midnightOf(until, 1) },
  };
  return { words: words.trim() || undefined, person, feature, ...(time && spans[time]) };
}

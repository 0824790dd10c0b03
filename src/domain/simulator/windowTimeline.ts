import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';
import { DAY } from '../shared/lifetimes.ts';

/** `at` is the position on the timeline, 0 to 1. */
export type TimelinePoint = { readonly date: string; readonly at: number };

export type WindowTimeline = {
  readonly bought: TimelinePoint;
  readonly requestedOn: TimelinePoint;
  readonly ends: readonly (TimelinePoint | undefined)[];
  /** First days of the months on the timeline. If there are many, only every nth month. */
  readonly months: readonly TimelinePoint[];
};

const MARGIN = 0.08;
const MAX_MONTHS = 6;
/** Maximum days of the timeline, because windows may have tens of thousands of days. */
const MAX_DAYS = 366 * 20;

function monthsBetween(first: number, last: number): readonly number[] {
  const start = new Date(`${dateOfDay(first) ?? '1970-01-01'}T00:00:00Z`);
  const days: number[] = [];
  for (let index = 1; ; index += 1) {
    const day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1) / DAY;
    if (day > last) break;
    days.push(day);
  }
  const step = Math.ceil(days.length / MAX_MONTHS);
  return days.filter((_, index) => index % step === 0);
}

export function windowTimeline(
  boughtOn: string | undefined,
  requestedOn: string,
  windowEnds: readonly (string | undefined)[],
): WindowTimeline | undefined {
  const [purchaseDay, requestDay] = [boughtOn === undefined ? undefined : dayOfDate(boughtOn), dayOfDate(requestedOn)];
  const ends = windowEnds.map((until) => (until === undefined ? undefined : dayOfDate(until)));
  const knownEnds = ends.filter((end) => end !== undefined);
  if (purchaseDay === undefined || requestDay === undefined || knownEnds.length === 0) return undefined;
  const first = Math.min(purchaseDay, requestDay);
  const last = Math.min(Math.max(requestDay, ...knownEnds, first + 1), first + MAX_DAYS);
  const length = (last - first) / (1 - MARGIN);
  const point = (day: number): TimelinePoint => ({
    date: dateOfDay(day) ?? '',
    at: Math.min(1, Math.max(0, (day - first) / length)),
  });
  return {
    bought: point(purchaseDay),
    requestedOn: point(requestDay),
    ends: ends.map((end) => (end === undefined ? undefined : point(end))),
    months: monthsBetween(first, first + length * (1 - MARGIN)).map(point),
  };
}

import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';

/** `at` is the position on the timeline, 0 to 1. */
export type TimelinePoint = { readonly date: string; readonly at: number };

export type WindowTimeline = {
  readonly bought: TimelinePoint;
  readonly askedOn: TimelinePoint;
  /** Last days of the windows, in order. `undefined` if unknown. */
  readonly ends: readonly (TimelinePoint | undefined)[];
  /** First days of months. If there are many, only every nth. */
  readonly months: readonly TimelinePoint[];
};

/** Space after the last day, as a share of the timeline. */
const MARGIN = 0.08;
const MAX_MONTHS = 6;
/** Limits the timeline, because windows may have tens of thousands of days. */
const MAX_DAYS = 366 * 20;

function monthsBetween(first: number, last: number): readonly number[] {
  const start = new Date(`${dateOfDay(first) ?? '1970-01-01'}T00:00:00Z`);
  const days: number[] = [];
  for (let nth = 1; ; nth += 1) {
    const day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + nth, 1) / 86_400_000;
    if (day > last) break;
    days.push(day);
  }
  const step = Math.ceil(days.length / MAX_MONTHS);
  return days.filter((_, nth) => nth % step === 0);
}

/** Starts at the purchase. `undefined` without a known window. */
export function windowTimeline(
  boughtOn: string | undefined,
  askedOn: string,
  untils: readonly (string | undefined)[],
): WindowTimeline | undefined {
  const [bought, asked] = [boughtOn === undefined ? undefined : dayOfDate(boughtOn), dayOfDate(askedOn)];
  const ends = untils.map((until) => (until === undefined ? undefined : dayOfDate(until)));
  const known = ends.filter((end) => end !== undefined);
  if (bought === undefined || asked === undefined || known.length === 0) return undefined;
  const first = Math.min(bought, asked);
  const last = Math.min(Math.max(asked, ...known, first + 1), first + MAX_DAYS);
  const length = (last - first) / (1 - MARGIN);
  const point = (day: number): TimelinePoint => ({
    date: dateOfDay(day) ?? '',
    at: Math.min(1, Math.max(0, (day - first) / length)),
  });
  return {
    bought: point(bought),
    askedOn: point(asked),
    ends: ends.map((end) => (end === undefined ? undefined : point(end))),
    months: monthsBetween(first, first + length * (1 - MARGIN)).map(point),
  };
}

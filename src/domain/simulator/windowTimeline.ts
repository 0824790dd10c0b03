import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';

/** A day on a timeline: its date, and how far along it stands, from 0 to 1. */
export type TimelinePoint = { readonly date: string; readonly at: number };

export type WindowTimeline = {
  readonly bought: TimelinePoint;
  readonly askedOn: TimelinePoint;
  /** The last day of each window, in the order given; nothing where it is not known. */
  readonly ends: readonly (TimelinePoint | undefined)[];
  /** The first day of each month on it, as far as there is room for a name; of many months, every so many. */
  readonly months: readonly TimelinePoint[];
};

/** Room after the last day, as a share of the whole. */
const MARGIN = 0.08;
const MOST_MONTHS = 6;
/** Windows may have tens of thousands of days: of such a one, the far end lies beyond the picture. */
const MOST_DAYS = 366 * 20;

function monthsBetween(first: number, last: number): readonly number[] {
  const start = new Date(`${dateOfDay(first) ?? '1970-01-01'}T00:00:00Z`);
  const days: number[] = [];
  for (let nth = 1; ; nth += 1) {
    const day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + nth, 1) / 86_400_000;
    if (day > last) break;
    days.push(day);
  }
  const step = Math.ceil(days.length / MOST_MONTHS);
  return days.filter((_, nth) => nth % step === 0);
}

/** Where the days of a return stand on a line that begins with the purchase; nothing where no window is known. */
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
  const last = Math.min(Math.max(asked, ...known, first + 1), first + MOST_DAYS);
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

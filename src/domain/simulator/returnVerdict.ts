import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { ReturnDecision } from '../rules/evaluation/returnDecision.ts';

/** The window that a verdict was reached with; without `until` its last day is not known from the item. */
export type VerdictWindow = { readonly days: number; readonly from: string; readonly until?: string | undefined };

/** What a set of rules says to a customer who asks to return the item on a day. */
export type ReturnVerdict =
  | { readonly kind: 'forbidden'; readonly rule: string; readonly window?: VerdictWindow | undefined }
  | {
      readonly kind: 'too-late' | 'returnable' | 'returnless';
      /** The return window that decides; without one, none of them fits. */
      readonly window?: VerdictWindow | undefined;
    };

/**
 * The verdict on a return asked for on a day, `YYYY-MM-DD`. The last day of a window counts. An exception lifts what
 * forbids a return and leaves the window as it is.
 */
export function returnVerdict(decision: ReturnDecision, askedOn: string): ReturnVerdict {
  const { deciding, isReturnable, isReturnless, returnUntil: until } = decision;
  const told = deciding.RETURN_WINDOWS?.eventData;
  const window = told && { days: told.days, from: told.from, ...(until !== undefined && { until }) };
  if (!isReturnable) return { kind: 'forbidden', rule: deciding.NON_RETURNABLE_ITEM?.name ?? '', window };
  const [asked, last] = [dayOfDate(askedOn), until === undefined ? undefined : dayOfDate(until)];
  if (asked !== undefined && last !== undefined && asked > last) return { kind: 'too-late', window };
  return { kind: isReturnless ? 'returnless' : 'returnable', window };
}

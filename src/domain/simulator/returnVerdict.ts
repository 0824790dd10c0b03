import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { ReturnDecision } from '../rules/evaluation/returnDecision.ts';

/** `until` is absent if unknown. */
export type VerdictWindow = { readonly days: number; readonly from: string; readonly until?: string | undefined };

export type ReturnVerdict =
  | { readonly kind: 'forbidden'; readonly rule: string; readonly window?: VerdictWindow | undefined }
  | {
      readonly kind: 'too-late' | 'returnable' | 'returnless';
      readonly window?: VerdictWindow | undefined;
    };

/** `askedOn` is `YYYY-MM-DD`. The last day counts. An exception overrides a ban but not the window. */
export function returnVerdict(decision: ReturnDecision, askedOn: string): ReturnVerdict {
  const { deciding, isReturnable, isReturnless, returnUntil: until } = decision;
  const decided = deciding.RETURN_WINDOWS?.eventData;
  const window = decided && { days: decided.days, from: decided.from, ...(until !== undefined && { until }) };
  if (!isReturnable) return { kind: 'forbidden', rule: deciding.NON_RETURNABLE_ITEM?.name ?? '', window };
  const [asked, last] = [dayOfDate(askedOn), until === undefined ? undefined : dayOfDate(until)];
  if (asked !== undefined && last !== undefined && asked > last) return { kind: 'too-late', window };
  return { kind: isReturnless ? 'returnless' : 'returnable', window };
}

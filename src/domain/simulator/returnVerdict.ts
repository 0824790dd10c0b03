import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { ReturnDecision } from '../rules/evaluation/returnDecision.ts';

export type VerdictWindow = { readonly days: number; readonly from: string; readonly until?: string | undefined };

export type ReturnVerdict =
  | { readonly kind: 'forbidden'; readonly rule: string; readonly window?: VerdictWindow | undefined }
  | {
      readonly kind: 'too-late' | 'returnable' | 'returnless';
      readonly window?: VerdictWindow | undefined;
    };

/** Verdict for a return on `requestedOn`, `YYYY-MM-DD`. The window includes its last day. Exceptions do not extend it. */
export function returnVerdict(decision: ReturnDecision, requestedOn: string): ReturnVerdict {
  const { deciding, isReturnable, isReturnless, returnUntil: until } = decision;
  const decided = deciding.RETURN_WINDOWS?.eventData;
  const window = decided && { days: decided.days, from: decided.from, ...(until !== undefined && { until }) };
  if (!isReturnable) return { kind: 'forbidden', rule: deciding.NON_RETURNABLE_ITEM?.name ?? '', window };
  const [requestDay, lastDay] = [dayOfDate(requestedOn), until === undefined ? undefined : dayOfDate(until)];
  if (requestDay !== undefined && lastDay !== undefined && requestDay > lastDay) return { kind: 'too-late', window };
  return { kind: isReturnless ? 'returnless' : 'returnable', window };
}

import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { isNumber, isRecord } from '../shared/shapes.ts';

/** How many days a return window takes, as its rule is kept; nothing for rules of another type. */
export function windowDaysOf({ ruleType, rule }: Pick<RuleDocument, 'ruleType' | 'rule'>): number | undefined {
  const told = rule.event.params['actionValue'];
  const days = ruleType === 'RETURN_WINDOWS' && isRecord(told) ? told['days'] : undefined;
  return isNumber(days) ? days : undefined;
}

/** Whether a return window is longer than the merchant may have, by its own features or its owner's [VL-maxDueDateDays]. */
export const isWindowTooLong = (days: number | undefined, limit: number | undefined): boolean =>
  days !== undefined && limit !== undefined && days > limit;

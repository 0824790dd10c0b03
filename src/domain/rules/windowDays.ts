import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { isNumber, isRecord } from '../shared/shapes.ts';

/** Length of a return window in days. `undefined` for other types. */
export function windowDaysOf({ ruleType, rule }: Pick<RuleDocument, 'ruleType' | 'rule'>): number | undefined {
  const told = rule.event.params['actionValue'];
  const days = ruleType === 'RETURN_WINDOWS' && isRecord(told) ? told['days'] : undefined;
  return isNumber(days) ? days : undefined;
}

/** The limit comes from the features of the merchant or its owner [VL-maxDueDateDays]. */
export const isWindowTooLong = (days: number | undefined, limit: number | undefined): boolean =>
  days !== undefined && limit !== undefined && days > limit;

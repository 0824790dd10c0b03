import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { isNumber, isRecord } from '../shared/shapes.ts';
import type { MerchantDefaults } from '../company/merchantDefaults.ts';

/** Length of a return window in days. `undefined` for other types. */
export function windowDaysOf({ ruleType, rule }: Pick<RuleDocument, 'ruleType' | 'rule'>): number | undefined {
  const decided = rule.event.params['actionValue'];
  const days = ruleType === 'RETURN_WINDOWS' && isRecord(decided) ? decided['days'] : undefined;
  return isNumber(days) ? days : undefined;
}

/** `limit` is from the features of the merchant or its owner; `undefined` without one [VL-maxDueDateDays]. */
const isWindowTooLong = (days: number | undefined, limit: number | undefined): boolean =>
  days !== undefined && limit !== undefined && days > limit;

type Ruled = { readonly rulesConfig?: readonly RuleDocument[] | undefined; readonly features: MerchantDefaults };

/** Rules of `next` whose return window is too long, unless the rule has the same window in one of `others`. */
export function longWindows(others: readonly Pick<Ruled, 'rulesConfig'>[], next: Ruled): readonly RuleDocument[] {
  const limit = next.features.returnWindows?.maxDueDateDays;
  const isHeld = (rule: RuleDocument): boolean =>
    others.some(({ rulesConfig = [] }) =>
      rulesConfig.some((each) => each.ruleId === rule.ruleId && windowDaysOf(each) === windowDaysOf(rule)),
    );
  return (next.rulesConfig ?? []).filter((rule) => isWindowTooLong(windowDaysOf(rule), limit) && !isHeld(rule));
}

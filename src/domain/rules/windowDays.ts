import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { isNumber, isRecord } from '../shared/shapes.ts';
import type { MerchantDefaults } from '../company/merchantDefaults.ts';

export function windowDaysOf({ ruleType, rule }: Pick<RuleDocument, 'ruleType' | 'rule'>): number | undefined {
  const decided = rule.event.params['actionValue'];
  const days = ruleType === 'RETURN_WINDOWS' && isRecord(decided) ? decided['days'] : undefined;
  return isNumber(days) ? days : undefined;
}

type Ruled = { readonly rulesConfig?: readonly RuleDocument[] | undefined; readonly features: MerchantDefaults };

/**
 * Rules of `next` whose return window exceeds the limit of the merchant or its owner [VL-maxDueDateDays]. Ignores a
 * rule that has the same window in one of `others`.
 */
export function longWindows(others: readonly Pick<Ruled, 'rulesConfig'>[], next: Ruled): readonly RuleDocument[] {
  const limit = next.features.returnWindows?.maxDueDateDays ?? Infinity;
  const isUnchanged = (rule: RuleDocument): boolean =>
    others.some(({ rulesConfig = [] }) =>
      rulesConfig.some((each) => each.ruleId === rule.ruleId && windowDaysOf(each) === windowDaysOf(rule)),
    );
  return (next.rulesConfig ?? []).filter((rule) => (windowDaysOf(rule) ?? -Infinity) > limit && !isUnchanged(rule));
}

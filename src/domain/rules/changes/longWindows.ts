import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import type { MerchantDefaults } from '../../company/merchantDefaults.ts';
import { isWindowTooLong, windowDaysOf } from '../windowDays.ts';

type Ruled = { readonly rulesConfig?: readonly RuleDocument[] | undefined; readonly features: MerchantDefaults };

/** Rules whose return window exceeds the limit of `next`, except windows that the same rule has in one of `others`. */
export function longWindows(others: readonly Pick<Ruled, 'rulesConfig'>[], next: Ruled): readonly RuleDocument[] {
  const limit = next.features.returnWindows?.maxDueDateDays;
  const isHeld = (rule: RuleDocument): boolean =>
    others.some(({ rulesConfig = [] }) =>
      rulesConfig.some((each) => each.ruleId === rule.ruleId && windowDaysOf(each) === windowDaysOf(rule)),
    );
  return (next.rulesConfig ?? []).filter((rule) => isWindowTooLong(windowDaysOf(rule), limit) && !isHeld(rule));
}

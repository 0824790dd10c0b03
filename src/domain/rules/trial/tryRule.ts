import { compileRules } from '../evaluation/compileRules.ts';
import type { OrderItem } from '../evaluation/orderItem.ts';
import { type ReturnRule, withEditedRule } from '../returnRule.ts';

export type RuleTrial = {
  readonly orders: number;
  readonly fits: number;
  /** Number of orders for which the rule decides, because no earlier rule of its type fires. */
  readonly decides: number;
  readonly ahead?: { readonly name: string; readonly orders: number } | undefined;
};

/** Evaluates a rule on orders as if it were enabled, among the other rules of its type. */
export function tryRule(rules: readonly ReturnRule[], rule: ReturnRule, orders: readonly OrderItem[]): RuleTrial {
  const enabledRule = { ...rule, enabled: true };
  const ofType = rules.filter(({ ruleType }) => ruleType === rule.ruleType);
  const compiledRule = compileRules([enabledRule]);
  const all = compileRules(withEditedRule(ofType, enabledRule));
  const countByDecidingRule = new Map<ReturnRule, number>();
  let fits = 0;
  for (const order of orders) {
    if (!compiledRule.first(order)) continue;
    fits += 1;
    const deciding = all.first(order);
    if (deciding) countByDecidingRule.set(deciding, (countByDecidingRule.get(deciding) ?? 0) + 1);
  }
  const others = [...countByDecidingRule]
    .filter(([deciding]) => deciding !== enabledRule)
    .toSorted(([, left], [, right]) => right - left);
  const ahead = others[0] && { name: others[0][0].name, orders: others[0][1] };
  return { orders: orders.length, fits, decides: countByDecidingRule.get(enabledRule) ?? 0, ...(ahead && { ahead }) };
}

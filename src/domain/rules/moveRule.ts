import { inDecidingOrder } from './evaluation/decidingOrder.ts';
import { DEFAULT_RULE_PRIORITY, type ReturnRule } from './returnRule.ts';

/**
 * The rules of one type, as listed, with one of them moved to a place in deciding order, 0 first. Only priorities change,
 * and of as few rules as the move needs: the moved one takes a priority between its new neighbours, and where there is
 * none, those above it are raised. `isApart` leaves it level with neither of its neighbours, wherever it is. Defaults stay last, in whatever order, so none can be moved and none passed.
 */
export function moveRule(
  rules: readonly ReturnRule[],
  moved: ReturnRule,
  to: number,
  isApart = false,
): readonly ReturnRule[] {
  if (moved.isDefault || !rules.includes(moved)) return rules;
  const others = inDecidingOrder(rules).filter((rule) => rule !== moved && !rule.isDefault);
  const wanted = others.toSpliced(Math.max(0, to), 0, moved);
  const listed = new Map(rules.map((rule, nth) => [rule, nth]));
  /** The least priority with which one rule stands before another: equal ones stand as they are listed. */
  const leastBefore = (rule: ReturnRule, below: ReturnRule, priority: number): number =>
    (listed.get(rule) ?? 0) < (listed.get(below) ?? 0) && !(isApart && (rule === moved || below === moved))
      ? priority
      : priority + 1;

  const priorities = new Map<ReturnRule, number>();
  let below: ReturnRule | undefined;
  for (const [nth, rule] of [...wanted.entries()].toReversed()) {
    const least = below ? leastBefore(rule, below, priorities.get(below) ?? 0) : DEFAULT_RULE_PRIORITY;
    const above = wanted[nth - 1];
    const most = above ? above.priority - leastBefore(above, rule, 0) : Infinity;
    const kept = rule === moved ? Math.min(rule.priority, most) : rule.priority;
    // The lowest keeps a priority that is under the usual one: nothing below needs it higher.
    priorities.set(rule, below || rule === moved ? Math.max(least, kept) : rule.priority);
    below = rule;
  }
  return rules.map((rule) => {
    const priority = priorities.get(rule) ?? rule.priority;
    return priority === rule.priority ? rule : { ...rule, priority };
  });
}

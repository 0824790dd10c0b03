import { inDecidingOrder, DEFAULT_RULE_PRIORITY, type ReturnRule } from './returnRule.ts';

/**
 * Moves a rule to index `to` in deciding order by changing as few priorities as possible: it gets one between its
 * neighbours, or the rules above it are raised. With `isApart`, its priority differs from both neighbours. Defaults
 * stay last.
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
  /** Minimum priority that puts a rule before another. Equal priorities suffice if the list order is right. */
  const leastBefore = (rule: ReturnRule, below: ReturnRule, priority: number): number =>
    (listed.get(rule) ?? 0) < (listed.get(below) ?? 0) && !(isApart && (rule === moved || below === moved))
      ? priority
      : priority + 1;

  const priorities = new Map<ReturnRule, number>();
  let below: ReturnRule | undefined;
  for (const [nth, rule] of [...wanted.entries()].toReversed()) {
    const least = below ? leastBefore(rule, below, priorities.get(below) ?? 0) : DEFAULT_RULE_PRIORITY;
    const above = wanted[nth - 1];
    const max = above ? above.priority - leastBefore(above, rule, 0) : Infinity;
    const kept = rule === moved ? Math.min(rule.priority, max) : rule.priority;
    // The last rule may have a priority below the default.
    priorities.set(rule, below || rule === moved ? Math.max(least, kept) : rule.priority);
    below = rule;
  }
  return rules.map((rule) => {
    const priority = priorities.get(rule) ?? rule.priority;
    return priority === rule.priority ? rule : { ...rule, priority };
  });
}

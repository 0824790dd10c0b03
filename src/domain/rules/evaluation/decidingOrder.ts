import type { ReturnRule } from '../returnRule.ts';

/** Below zero where the left rule is asked before the right one, zero where the list decides. */
export const compareRank = (left: ReturnRule, right: ReturnRule): number =>
  Number(left.isDefault ?? false) - Number(right.isDefault ?? false) || right.priority - left.priority;

/** By falling priority, equal ones as listed, defaults last; of a type, the first that fires decides [RL-4]. */
export const inDecidingOrder = <Rule extends ReturnRule>(rules: readonly Rule[]): readonly Rule[] =>
  rules.toSorted(compareRank);

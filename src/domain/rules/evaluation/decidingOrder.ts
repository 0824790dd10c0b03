import type { ReturnRule } from '../returnRule.ts';

/** Negative if `left` is evaluated before `right`; 0 if the list order decides. */
export const compareRank = (left: ReturnRule, right: ReturnRule): number =>
  Number(left.isDefault ?? false) - Number(right.isDefault ?? false) || right.priority - left.priority;

/** Sorts by falling priority, then list order, defaults last. The first rule of a type that fires decides [RL-4]. */
export const inDecidingOrder = <Rule extends ReturnRule>(rules: readonly Rule[]): readonly Rule[] =>
  rules.toSorted(compareRank);

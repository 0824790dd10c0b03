import type { ReturnRule } from './returnRule.ts';

/**
 * The rules in the order they decide: by falling priority, equal ones as listed, defaults after all others. Of a type,
 * the first that fires decides (source, section 3: sorted by descending priority).
 */
export const inDecidingOrder = <Rule extends ReturnRule>(rules: readonly Rule[]): readonly Rule[] =>
  rules.toSorted(
    (left, right) =>
      Number(left.isDefault ?? false) - Number(right.isDefault ?? false) || right.priority - left.priority,
  );

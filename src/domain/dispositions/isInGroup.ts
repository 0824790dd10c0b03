import type { CategoryCondition, GradingGroup } from './disposition.ts';

const folded = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== '');

function isSatisfied({ operator, value }: CategoryCondition, categories: readonly string[]): boolean {
  const values = folded(value);
  switch (operator) {
    case 'fullMatch':
      return categories.some((category) => values.includes(category));
    case 'notFullMatch':
      return !categories.some((category) => values.includes(category));
    case 'partialMatch':
      return categories.some((category) => values.some((part) => category.includes(part)));
  }
}

/** Ignores case and outer spaces of categories. An item without categories is in no group. */
export function isInGroup(group: GradingGroup, itemCategories: readonly string[]): boolean {
  const categories = folded(itemCategories);
  if (categories.length === 0 || group.conditions.length === 0) return false;
  return group.conditions.every((condition) => isSatisfied(condition, categories));
}

import { ruleFacts } from '../ruleCondition.ts';
import { findEscape } from './findEscape.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { ALL_FACTS, noWish, without } from './ruleWish.ts';
import type { WishedRule } from './wishedRule.ts';

/**
 * An item in no return window: one with every fact if there is any, else one that lacks as little as is easily found.
 * The last resort is an item of no fact, which only a window that is always open is open to.
 */
export function findUncovered(windows: readonly WishedRule[], strange: string): readonly RuleFinding[] {
  const worlds = [ALL_FACTS, ...ruleFacts.map((fact) => without(ALL_FACTS, fact)), 0];
  for (const facts of worlds) {
    // A window that speaks of a fact the item lacks is not open to it.
    const avoid = windows.map(({ wish }) => wish).filter((wish) => (wish.facts & ~facts) === 0);
    const escape = findEscape({ wish: noWish, facts, avoid, strange });
    if (escape.kind === 'item') return [{ kind: 'no-window', example: escape.makeItem() }];
  }
  return [];
}

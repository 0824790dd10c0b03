import { ruleFacts } from '../conditions/ruleCondition.ts';
import { findCounterexample } from './findCounterexample.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { ALL_FACTS, noConstraint, without } from './ruleConstraint.ts';
import type { ConstrainedRule } from './wishedRule.ts';

/**
 * An item in no return window: one with every fact if there is any, else one that lacks as little as is easily found.
 * The last resort is an item of no fact, which only a window that is always open is open to.
 */
export function findUncovered(windows: readonly ConstrainedRule[], strange: string): readonly RuleFinding[] {
  const worlds = [ALL_FACTS, ...ruleFacts.map((fact) => without(ALL_FACTS, fact)), 0];
  for (const facts of worlds) {
    // A window that speaks of a fact the item lacks is not open to it.
    const avoid = windows.map(({ constraint }) => constraint).filter((constraint) => (constraint.facts & ~facts) === 0);
    const escape = findCounterexample({ constraint: noConstraint, facts, avoid, strange });
    if (escape.kind === 'item') return [{ kind: 'no-window', example: escape.makeItem() }];
  }
  return [];
}

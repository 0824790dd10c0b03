import { ruleFacts } from '../conditions/facts.ts';
import { findCounterexample } from './findCounterexample.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { ALL_FACTS, noConstraint, without, type ConstrainedRule } from './ruleConstraint.ts';

/** Finds an item in no return window: with every fact if possible, else without one fact, else without any. */
export function findUncovered(windows: readonly ConstrainedRule[], strange: string): readonly RuleFinding[] {
  const worlds = [ALL_FACTS, ...ruleFacts.map((fact) => without(ALL_FACTS, fact)), 0];
  for (const facts of worlds) {
    // A window that uses a fact that the item lacks cannot fire.
    const avoid = windows.map(({ constraint }) => constraint).filter((constraint) => (constraint.facts & ~facts) === 0);
    const escape = findCounterexample({ constraint: noConstraint, facts, avoid, strange });
    if (escape.kind === 'item') return [{ kind: 'no-window', example: escape.makeItem() }];
  }
  return [];
}

import { hasCounterexample } from './hasCounterexample.ts';
import { findCounterexample, type Counterexample } from './findCounterexample.ts';
import type { ConstrainedRule } from './ruleConstraint.ts';

/**
 * A minimal set of `rules` that, with `kept`, fires for every item of the subject. `undefined` if some item fires none.
 */
export function findMinimalCause(
  { constraint }: ConstrainedRule,
  kept: readonly ConstrainedRule[],
  rules: readonly ConstrainedRule[],
  strange: string,
): readonly ConstrainedRule[] | 'too-complex' | undefined {
  if (rules.length === 0) return undefined;
  const single = rules.find((other) => !hasCounterexample(constraint, other.constraint));
  if (single) return [single];
  const escapeFrom = (some: readonly ConstrainedRule[]): Counterexample['kind'] =>
    findCounterexample({
      constraint,
      facts: constraint.facts,
      avoid: [...kept, ...some].map((each) => each.constraint),
      strange,
    }).kind;
  const escape = escapeFrom(rules);
  if (escape !== 'none') return escape === 'item' ? undefined : escape;

  let culprits: readonly ConstrainedRule[] = [];
  let left = rules;
  do {
    const count = shortestBeginning(
      left.length,
      (length) => escapeFrom([...left.slice(0, length), ...culprits]) === 'none',
    );
    culprits = [...left.slice(count - 1, count), ...culprits];
    left = left.slice(0, count - 1);
  } while (left.length > 0 && escapeFrom(culprits) !== 'none');
  return culprits;
}

function shortestBeginning(max: number, suffices: (length: number) => boolean): number {
  let [least, enough] = [1, max];
  while (least < enough) {
    const middle = (least + enough) >>> 1;
    if (suffices(middle)) enough = middle;
    else least = middle + 1;
  }
  return enough;
}

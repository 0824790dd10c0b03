import { hasCounterexample } from './hasCounterexample.ts';
import { findCounterexample, type Counterexample } from './findCounterexample.ts';
import type { ConstrainedRule } from './ruleConstraint.ts';

/**
 * A minimal subset of `rules` so that for every item of the subject one of these rules, or of `kept`, fires.
 * `undefined` if no rule fires for some item.
 */
export function findMinimalCause(
  { constraint }: ConstrainedRule,
  kept: readonly ConstrainedRule[],
  rules: readonly ConstrainedRule[],
  sentinel: string,
): readonly ConstrainedRule[] | 'too-complex' | undefined {
  if (rules.length === 0) return undefined;
  const single = rules.find((other) => !hasCounterexample(constraint, other.constraint));
  if (single) return [single];
  const escapeFrom = (subset: readonly ConstrainedRule[]): Counterexample['kind'] =>
    findCounterexample({
      constraint,
      facts: constraint.facts,
      avoid: [...kept, ...subset].map((each) => each.constraint),
      sentinel,
    }).kind;
  const escape = escapeFrom(rules);
  if (escape !== 'none') return escape === 'item' ? undefined : escape;

  let causes: readonly ConstrainedRule[] = [];
  let remaining = rules;
  do {
    const count = shortestBeginning(
      remaining.length,
      (length) => escapeFrom([...remaining.slice(0, length), ...causes]) === 'none',
    );
    causes = [...remaining.slice(count - 1, count), ...causes];
    remaining = remaining.slice(0, count - 1);
  } while (remaining.length > 0 && escapeFrom(causes) !== 'none');
  return causes;
}

function shortestBeginning(max: number, isSufficient: (length: number) => boolean): number {
  let [least, sufficient] = [1, max];
  while (least < sufficient) {
    const middle = (least + sufficient) >>> 1;
    if (isSufficient(middle)) sufficient = middle;
    else least = middle + 1;
  }
  return sufficient;
}

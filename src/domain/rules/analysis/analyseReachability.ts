import type { ReturnRule } from '../returnRule.ts';
import { hasCounterexample } from './hasCounterexample.ts';
import { candidates } from './candidates.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { sameEffect, type ConstrainedRule } from './ruleConstraint.ts';
import { findCounterexample, type Counterexample } from './findCounterexample.ts';

/**
 * Checks whether a rule ever decides and whether its decision has an effect. `before`: earlier rules of its type.
 * `overriding`: rules of the type that makes its type moot. Both contain only rules whose facts the rule uses too,
 * because an item may lack all other facts.
 */
export function analyseReachability(
  subject: ConstrainedRule,
  before: readonly ConstrainedRule[],
  overriding: readonly ConstrainedRule[],
  sentinel: string,
): RuleFinding | undefined {
  const { rule } = subject;
  const original = before.find((second) => isSameConstraint(second, subject) && sameEffect(second.rule, rule));
  if (original) return { kind: 'duplicate', rule, of: original.rule };
  const shadowing = findMinimalCause(subject, [], relevantAmong(subject, before), sentinel);
  if (shadowing === 'too-complex') return { kind: 'too-complex', rule };
  if (shadowing) return { kind: 'shadowed', rule, by: rulesOf(shadowing) };
  if (overriding.length === 0) return undefined;
  const relevantRules = relevantAmong(subject, [...before, ...overriding]);
  const sameTypeRules = relevantRules.filter((second) => second.rule.ruleType === rule.ruleType);
  const above = relevantRules.filter((second) => second.rule.ruleType !== rule.ruleType);
  const overridingCause = findMinimalCause(subject, sameTypeRules, above, sentinel);
  if (overridingCause === 'too-complex') return { kind: 'too-complex', rule };
  return overridingCause && { kind: 'moot', rule, by: rulesOf(overridingCause) };
}

function relevantAmong({ constraint }: ConstrainedRule, rules: readonly ConstrainedRule[]): readonly ConstrainedRule[] {
  const constraints = rules.map((second) => second.constraint);
  return candidates(constraint, constraints, false).flatMap((index) => rules[index] ?? []);
}

const isSameConstraint = ({ constraint: first }: ConstrainedRule, { constraint: second }: ConstrainedRule): boolean =>
  first.facts === second.facts && !hasCounterexample(first, second) && !hasCounterexample(second, first);

const rulesOf = (constrainedRules: readonly ConstrainedRule[]): readonly ReturnRule[] =>
  constrainedRules.map(({ rule }) => rule);

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

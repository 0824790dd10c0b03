import type { ReturnRule } from '../returnRule.ts';
import { hasCounterexample } from './hasCounterexample.ts';
import { findMinimalCause } from './findMinimalCause.ts';
import { candidates } from './candidates.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { sameEffect, type ConstrainedRule } from './ruleConstraint.ts';

/**
 * Checks whether a rule ever decides and whether that matters. `before`: earlier rules of its type. `overriding`: rules
 * of the type that makes its type pointless. Both use only facts that the rule uses, because an item may lack all
 * others.
 */
export function analyseReachability(
  subject: ConstrainedRule,
  before: readonly ConstrainedRule[],
  overriding: readonly ConstrainedRule[],
  strange: string,
): RuleFinding | undefined {
  const { rule } = subject;
  const original = before.find((other) => sameWish(other, subject) && sameEffect(other.rule, rule));
  if (original) return { kind: 'duplicate', rule, of: original.rule };
  const shadowing = findMinimalCause(subject, [], rivalsAmong(subject, before), strange);
  if (shadowing === 'too-complex') return { kind: 'too-complex', rule };
  if (shadowing) return { kind: 'shadowed', rule, by: rulesOf(shadowing) };
  if (overriding.length === 0) return undefined;
  const rivals = rivalsAmong(subject, [...before, ...overriding]);
  const own = rivals.filter((other) => other.rule.ruleType === rule.ruleType);
  const above = rivals.filter((other) => other.rule.ruleType !== rule.ruleType);
  const annulling = findMinimalCause(subject, own, above, strange);
  if (annulling === 'too-complex') return { kind: 'too-complex', rule };
  return annulling && { kind: 'moot', rule, by: rulesOf(annulling) };
}

function rivalsAmong({ constraint }: ConstrainedRule, rules: readonly ConstrainedRule[]): readonly ConstrainedRule[] {
  const constraints = rules.map((other) => other.constraint);
  return candidates(constraint, constraints, false).flatMap((place) => rules[place] ?? []);
}

const sameWish = ({ constraint: one }: ConstrainedRule, { constraint: other }: ConstrainedRule): boolean =>
  one.facts === other.facts && !hasCounterexample(one, other) && !hasCounterexample(other, one);

const rulesOf = (wished: readonly ConstrainedRule[]): readonly ReturnRule[] => wished.map(({ rule }) => rule);

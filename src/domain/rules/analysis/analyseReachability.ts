import type { ReturnRule } from '../returnRule.ts';
import { hasCounterexample } from './hasCounterexample.ts';
import { findMinimalCause } from './findMinimalCause.ts';
import { candidates } from './candidates.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { sameEffect, type ConstrainedRule } from './ruleConstraint.ts';

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

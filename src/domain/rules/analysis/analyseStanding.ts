import type { ReturnRule } from '../returnRule.ts';
import { canEscape } from './canEscape.ts';
import { findCulprits } from './findCulprits.ts';
import { inPlay } from './inPlay.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { sameEffect, type WishedRule } from './wishedRule.ts';

/**
 * Whether a rule ever decides, and where that matters. `before` are rules of its type before it, `overriding` those of
 * the type that makes its own pointless; neither ask for facts it does not ask for, as an item need have no others.
 */
export function analyseStanding(
  subject: WishedRule,
  before: readonly WishedRule[],
  overriding: readonly WishedRule[],
  strange: string,
): RuleFinding | undefined {
  const { rule } = subject;
  const original = before.find((other) => sameWish(other, subject) && sameEffect(other.rule, rule));
  if (original) return { kind: 'duplicate', rule, of: original.rule };
  const shadowing = findCulprits(subject, [], rivalsAmong(subject, before), strange);
  if (shadowing === 'too-complex') return { kind: 'too-complex', rule };
  if (shadowing) return { kind: 'shadowed', rule, by: rulesOf(shadowing) };
  if (overriding.length === 0) return undefined;
  const rivals = rivalsAmong(subject, [...before, ...overriding]);
  const own = rivals.filter((other) => other.rule.ruleType === rule.ruleType);
  const above = rivals.filter((other) => other.rule.ruleType !== rule.ruleType);
  const annulling = findCulprits(subject, own, above, strange);
  if (annulling === 'too-complex') return { kind: 'too-complex', rule };
  return annulling && { kind: 'moot', rule, by: rulesOf(annulling) };
}

function rivalsAmong({ wish }: WishedRule, rules: readonly WishedRule[]): readonly WishedRule[] {
  const wishes = rules.map((other) => other.wish);
  return inPlay(wish, wishes, false).flatMap((place) => rules[place] ?? []);
}

/** Whether two rules fire for the same items. */
const sameWish = ({ wish: one }: WishedRule, { wish: other }: WishedRule): boolean =>
  one.facts === other.facts && !canEscape(one, other) && !canEscape(other, one);

const rulesOf = (wished: readonly WishedRule[]): readonly ReturnRule[] => wished.map(({ rule }) => rule);

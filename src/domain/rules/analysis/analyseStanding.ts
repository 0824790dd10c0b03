import { canHoldTogether } from './canHold.ts';
import { findEscape, type Escape } from './findEscape.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { sameEffect, type WishedRule } from './wishedRule.ts';

/**
 * Whether a rule ever decides, and where that matters. `before` are the rules of its type before it, `overriding` those
 * of the type that makes its own pointless.
 */
export function analyseStanding(
  subject: WishedRule,
  before: readonly WishedRule[],
  overriding: readonly WishedRule[],
  strange: string,
): RuleFinding | undefined {
  const { rule, wish } = subject;
  // An item need have no more facts than the rule asks for: rules that ask for others do not fire for it.
  const isNear = (other: WishedRule): boolean =>
    (other.wish.facts & ~wish.facts) === 0 && canHoldTogether(wish, other.wish);
  const escapeFrom = (rules: readonly WishedRule[]): Escape =>
    findEscape({ wish, facts: wish.facts, avoid: rules.map((each) => each.wish), strange });
  /** The rules without those that could be missed, one at a time, the last first. */
  const needed = (kept: readonly WishedRule[], rules: readonly WishedRule[]): readonly WishedRule[] =>
    rules.reduceRight<readonly WishedRule[]>((left, each) => {
      const rest = left.filter((other) => other !== each);
      return escapeFrom([...kept, ...rest]).kind === 'none' ? rest : left;
    }, rules);

  const earlier = before.filter(isNear);
  const decided: Escape = earlier.length === 0 ? { kind: 'item', item: {} } : escapeFrom(earlier);
  if (decided.kind === 'too-complex') return { kind: 'too-complex', rule };
  if (decided.kind === 'none') {
    const alone = decided.always.flatMap((place) => earlier[place] ?? []);
    const original = alone.find((other) => sameEffect(other.rule, rule) && isWithin(other, subject, strange));
    if (original) return { kind: 'duplicate', rule, of: original.rule };
    const by = alone.length > 0 ? alone.slice(0, 1) : needed([], earlier);
    return { kind: 'shadowed', rule, by: by.map((each) => each.rule) };
  }
  const above = overriding.filter(isNear);
  if (above.length === 0) return undefined;
  const mattered = escapeFrom([...earlier, ...above]);
  if (mattered.kind === 'too-complex') return { kind: 'too-complex', rule };
  if (mattered.kind === 'item') return undefined;
  const alone = mattered.always.find((place) => place >= earlier.length);
  const by = alone === undefined ? needed(earlier, above) : above.slice(alone - earlier.length).slice(0, 1);
  return { kind: 'moot', rule, by: by.map((each) => each.rule) };
}

/** Whether every item that fires the one rule fires the other. */
const isWithin = (one: WishedRule, other: WishedRule, strange: string): boolean =>
  (other.wish.facts & ~one.wish.facts) === 0 &&
  findEscape({ wish: one.wish, facts: one.wish.facts, avoid: [other.wish], strange }).kind === 'none';

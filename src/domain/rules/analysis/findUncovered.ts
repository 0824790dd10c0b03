import { ruleFacts } from '../ruleCondition.ts';
import { findEscape, type Escape } from './findEscape.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { ALL_FACTS, noWish, textFacts, without, type RuleWish } from './ruleWish.ts';
import type { WishedRule } from './wishedRule.ts';

/** An item in no return window: one with every fact if there is any, else one that lacks as little as is easily found. */
export function findUncovered(windows: readonly WishedRule[], strange: string): readonly RuleFinding[] {
  const worlds = [ALL_FACTS, ...ruleFacts.map((fact) => without(ALL_FACTS, fact)), 0];
  let isTooComplex = false;
  for (const facts of worlds) {
    // A window that speaks of a fact the item lacks is not open to it.
    const avoid = windows.map(({ wish }) => wish).filter((wish) => (wish.facts & ~facts) === 0);
    const escape = searchStrange(facts, avoid, strange) ?? findEscape({ wish: noWish, facts, avoid, strange });
    if (escape.kind === 'item') return [{ kind: 'no-window', example: escape.item }];
    isTooComplex ||= escape.kind === 'too-complex';
  }
  return isTooComplex ? [{ kind: 'too-complex' }] : [];
}

/** Among items whose texts no rule lists, where most windows are out of play at once and the search is short. */
function searchStrange(facts: number, windows: readonly RuleWish[], strange: string): Escape | undefined {
  const asksForTexts = ({ texts }: RuleWish): boolean =>
    textFacts.some((fact) => (texts[fact]?.full.length ?? 0) + (texts[fact]?.partial.length ?? 0) > 0);
  const avoid = windows.filter((wish) => !asksForTexts(wish)).map((wish) => ({ ...wish, texts: {} }));
  const escape = findEscape({ wish: noWish, facts, avoid, strange });
  return escape.kind === 'item' ? escape : undefined;
}

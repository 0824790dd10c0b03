import { canEscape } from './canEscape.ts';
import { findEscape, type Escape } from './findEscape.ts';
import type { WishedRule } from './wishedRule.ts';

/**
 * Of `rules` some that, beside those `kept`, every item fires one of that fires the subject, and none of which could be
 * missed; a single one where there is. `undefined` where some item fires none of them all. The item looked for has no
 * more facts than the subject asks for, and no rule asks for others.
 */
export function findCulprits(
  { wish }: WishedRule,
  kept: readonly WishedRule[],
  rules: readonly WishedRule[],
  strange: string,
): readonly WishedRule[] | 'too-complex' | undefined {
  if (rules.length === 0) return undefined;
  const single = rules.find((other) => !canEscape(wish, other.wish));
  if (single) return [single];
  const escapeFrom = (some: readonly WishedRule[]): Escape['kind'] =>
    findEscape({ wish, facts: wish.facts, avoid: [...kept, ...some].map((each) => each.wish), strange }).kind;
  const escape = escapeFrom(rules);
  if (escape !== 'none') return escape === 'item' ? undefined : escape;

  let culprits: readonly WishedRule[] = [];
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

/** The least length from 1 to `most` that suffices, where every longer one does as well. */
function shortestBeginning(most: number, suffices: (length: number) => boolean): number {
  let [least, enough] = [1, most];
  while (least < enough) {
    const middle = (least + enough) >>> 1;
    if (suffices(middle)) enough = middle;
    else least = middle + 1;
  }
  return enough;
}

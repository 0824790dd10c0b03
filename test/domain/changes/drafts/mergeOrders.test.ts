import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOrders } from '../../../../src/domain/changes/drafts/mergeOrders.ts';

const list = (text: string): readonly string[] => [...text];
const merged = (base: string, mine: string, theirs: string) => {
  const { order, isConflict } = mergeOrders(list(base), list(mine), list(theirs));
  return [order.join(''), isConflict];
};

describe('two orders of one list', () => {
  it.each([
    // What only one side did.
    ['abc', 'abc', 'cab', 'cab', false],
    ['abc', 'cab', 'abc', 'cab', false],
    // Both added, at one place or at two.
    ['abc', 'abcx', 'abcy', 'abcyx', false],
    ['abc', 'xabc', 'abyc', 'xabyc', false],
    // One moved, the other added or took out.
    ['abc', 'cab', 'abcx', 'cabx', false],
    ['abcd', 'dabc', 'acd', 'dac', false],
    // Each moved another one.
    ['abcd', 'bacd', 'abdc', 'badc', false],
    // Both moved the same to the same place, and elsewhere.
    ['abc', 'cab', 'cab', 'cab', false],
    ['abcd', 'dabc', 'adbc', 'dabc', true],
  ])('from %s, mine %s and theirs %s are %s [PC-9]', (base, mine, theirs, order, isConflict) => {
    expect(merged(base, mine, theirs)).toEqual([order, isConflict]);
  });

  const ids = fc.shuffledSubarray([...'abcdefgh']);

  it('hold every entry that neither took out, each once, and are what one side made where the other did nothing [PC-9]', () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const { order } = mergeOrders(base, mine, theirs);
        const kept = (id: string): boolean =>
          base.includes(id) ? mine.includes(id) && theirs.includes(id) : mine.includes(id) || theirs.includes(id);
        expect(new Set(order).size).toBe(order.length);
        expect(
          list('abcdefgh')
            .filter(kept)
            .filter((id) => !order.includes(id)),
        ).toEqual([]);
        expect(mergeOrders(base, mine, base)).toEqual({ order: mine, isConflict: false });
        expect(mergeOrders(base, base, theirs)).toEqual({ order: theirs, isConflict: false });
      }),
    );
  });
});

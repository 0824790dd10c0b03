import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveId } from '../../../../src/domain/shared/listMoves.ts';
import { mergeOrders } from '../../../../src/domain/changes/drafts/mergeOrders.ts';

const list = (text: string): readonly string[] => [...text];
const merged = (base: string, mine: string, theirs: string) => {
  const { order, isConflict } = mergeOrders(list(base), list(mine), list(theirs));
  return [order.join(''), isConflict];
};

describe('mergeOrders', () => {
  it.each([
    // Only one of the two orders differs from the base.
    ['abc', 'abc', 'cab', 'cab', false],
    ['abc', 'cab', 'abc', 'cab', false],
    // Both orders add an entry, at the same position or at different positions.
    ['abc', 'abcx', 'abcy', 'abcyx', false],
    ['abc', 'xabc', 'abyc', 'xabyc', false],
    // One order moves an entry, and the other adds or removes an entry.
    ['abc', 'cab', 'abcx', 'cabx', false],
    ['abcd', 'dabc', 'acd', 'dac', false],
    // Each order moves a different entry.
    ['abcd', 'bacd', 'abdc', 'badc', false],
    // The two orders move or add neighbouring entries, or entries at the same end of the list.
    ['abcd', 'bcad', 'dabc', 'dbca', false],
    ['abcde', 'dabce', 'bacde', 'dbace', false],
    ['abcd', 'axbcd', 'acdb', 'axcdb', false],
    // Both orders move the same entry, to the same position or to different positions.
    ['abc', 'cab', 'cab', 'cab', false],
    ['abcd', 'dabc', 'adbc', 'dabc', true],
    // One order swaps two entries. The other moves an entry between these two, or moves one of them to the front.
    ['abcde', 'acbde', 'abecd', 'acbed', true],
    ['abcde', 'abced', 'dabce', 'abced', true],
  ])(
    'merges from %s the orders %s (local) and %s (stored elsewhere) into %s [PC-9]',
    (base, mine, theirs, order, isConflict) => {
      expect(merged(base, mine, theirs)).toEqual([order, isConflict]);
    },
  );

  it('reverses each pair of entries that one of the orders reversed, and prefers the local order in a conflict [PC-9]', () => {
    const all = [...'abcdefgh'];
    const id = fc.constantFrom(...all);
    const move = fc.tuple(id, fc.nat(all.length - 1));
    const turnedIn = (order: readonly string[], base: readonly string[]): readonly string[] =>
      order.flatMap((first, place) =>
        order.slice(place + 1).flatMap((then) => (base.indexOf(first) > base.indexOf(then) ? [first + then] : [])),
      );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 3 }), fc.array(move, { maxLength: 3 }), (movesHere, movesThere) => {
        const [mine, theirs] = [movesHere, movesThere].map((moves) =>
          moves.reduce<readonly string[]>((order, [moved, place]) => moveId(order, moved, place), all),
        );
        const { order, isConflict } = mergeOrders(all, mine ?? [], theirs ?? []);
        expect(order.toSorted()).toEqual(all);
        const [reversedLocally, reversedElsewhere, merged] = [mine ?? [], theirs ?? [], order].map(
          (each) => new Set(turnedIn(each, all)),
        );
        if (isConflict) expect([...(reversedLocally ?? [])].filter((pair) => !merged?.has(pair))).toEqual([]);
        else
          expect([...(merged ?? [])].toSorted()).toEqual(
            [...new Set([...(reversedLocally ?? []), ...(reversedElsewhere ?? [])])].toSorted(),
          );
      }),
      { numRuns: 1000 },
    );
  });

  it('contains each entry once, even if one of the merged orders lists the entry twice', () => {
    expect(merged('abc', 'bca', 'caab')[0]).toBe('cba');
  });

  const ids = fc.shuffledSubarray([...'abcdefgh']);

  it('contains every entry that neither order removed, and equals the changed order if only one order changed [PC-9]', () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const { order } = mergeOrders(base, mine, theirs);
        const isRemaining = (id: string): boolean =>
          base.includes(id) ? mine.includes(id) && theirs.includes(id) : mine.includes(id) || theirs.includes(id);
        expect(new Set(order).size).toBe(order.length);
        expect(
          list('abcdefgh')
            .filter(isRemaining)
            .filter((id) => !order.includes(id)),
        ).toEqual([]);
        expect(mergeOrders(base, mine, base)).toEqual({ order: mine, isConflict: false });
        expect(mergeOrders(base, base, theirs)).toEqual({ order: theirs, isConflict: false });
      }),
    );
  });
});

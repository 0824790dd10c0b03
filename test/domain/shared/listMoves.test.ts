import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedIds, moveId, placeAsPublished } from '../../../src/domain/shared/listMoves.ts';

const codes = ['A', 'B', 'C', 'D', 'E', 'F'];

const isInOrder = (order: readonly string[]): boolean =>
  order.every((code, place) => place === 0 || code > order[place - 1]!);

const subsetsOf = (all: readonly string[]): readonly ReadonlySet<string>[] =>
  all.reduce<readonly ReadonlySet<string>[]>(
    (subsets, code) => subsets.flatMap((subset) => [subset, new Set([...subset, code])]),
    [new Set()],
  );

describe('movedIds', () => {
  it('returns only the dragged entry, even if the user dragged it past several entries', () => {
    expect([...movedIds(codes, moveId(codes, 'F', 0))]).toEqual(['F']);
    expect([...movedIds(codes, moveId(codes, 'A', 4))]).toEqual(['A']);
  });

  it('returns the upper of two swapped neighbours', () => {
    expect([...movedIds(codes, moveId(codes, 'D', 2))]).toEqual(['D']);
  });

  it('does not return entries that were added or removed', () => {
    expect(movedIds(codes, ['NEW', 'A', 'C', 'D', 'F']).size).toBe(0);
  });

  it('returns the entries that placeAsPublished must move back to restore the old order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(codes, { minLength: codes.length }), (order) => {
        const moved = movedIds(codes, order);
        const staying = order.filter((code) => !moved.has(code));
        expect(staying).toEqual(codes.filter((code) => !moved.has(code)));
        const restored = codes.reduce(
          (reached, code) => (moved.has(code) ? placeAsPublished(reached, codes, code) : reached),
          order as readonly string[],
        );
        expect(restored).toEqual(codes);
      }),
    );
  });

  it('returns the smallest possible set of moved entries', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(codes, { minLength: codes.length }), (order) => {
        const fewest = subsetsOf(codes)
          .filter((moved) => isInOrder(order.filter((code) => !moved.has(code))))
          .map(({ size }) => size);
        expect(movedIds(codes, order).size).toBe(Math.min(...fewest));
      }),
    );
  });

  it('returns moves that placeAsPublished reverts, by putting an entry behind its nearest published predecessor, or first', () => {
    expect(placeAsPublished(['A', 'NEW', 'D'], codes, 'C')).toEqual(['A', 'C', 'NEW', 'D']);
    expect(placeAsPublished(['C', 'D', 'A'], codes, 'A')).toEqual(['A', 'C', 'D']);
  });
});

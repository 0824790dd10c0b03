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

describe('places of entries in a list', () => {
  it('calls only the reason that was dragged moved, however many it passed', () => {
    expect([...movedIds(codes, moveId(codes, 'F', 0))]).toEqual(['F']);
    expect([...movedIds(codes, moveId(codes, 'A', 4))]).toEqual(['A']);
  });

  it('calls the upper one of two neighbours that changed places moved', () => {
    expect([...movedIds(codes, moveId(codes, 'D', 2))]).toEqual(['D']);
  });

  it('does not call a reason moved because others came or went', () => {
    expect(movedIds(codes, ['NEW', 'A', 'C', 'D', 'F']).size).toBe(0);
  });

  it('finds no fewer moved reasons than it takes to make one order of the other', () => {
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

  it('calls no more reasons moved than the fewest whose moving does', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(codes, { minLength: codes.length }), (order) => {
        const fewest = subsetsOf(codes)
          .filter((moved) => isInOrder(order.filter((code) => !moved.has(code))))
          .map(({ size }) => size);
        expect(movedIds(codes, order).size).toBe(Math.min(...fewest));
      }),
    );
  });

  it('puts a reason after its nearest published neighbour that is still there, or first', () => {
    expect(placeAsPublished(['A', 'NEW', 'D'], codes, 'C')).toEqual(['A', 'C', 'NEW', 'D']);
    expect(placeAsPublished(['C', 'D', 'A'], codes, 'A')).toEqual(['A', 'C', 'D']);
  });
});

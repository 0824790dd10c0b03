import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsAfterDrop, idsAfterMove } from '../../../../src/ui/shared/components/DataTable/reorder.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('a new order of rows', () => {
  it.each([
    ['before the first', { id: 'a', position: 'before' }, ['c', 'a', 'b', 'd']],
    ['after the last', { id: 'd', position: 'after' }, ['a', 'b', 'd', 'c']],
    ['where it was', { id: 'b', position: 'after' }, ['a', 'b', 'c', 'd']],
    ['on itself', { id: 'c', position: 'before' }, ['a', 'b', 'c', 'd']],
  ] as const)('puts a dropped row %s', (_where, place, expected) => {
    expect(idsAfterDrop(ids, new Set(['c']), place)).toEqual(expected);
  });

  it('moves as far as there is room', () => {
    expect(idsAfterMove(ids, 'b', -1)).toEqual(['b', 'a', 'c', 'd']);
    expect(idsAfterMove(ids, 'b', 99)).toEqual(['a', 'c', 'd', 'b']);
    expect(idsAfterMove(ids, 'nobody', 1)).toBe(ids);
  });

  it('never loses or doubles a row', () => {
    const order = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(order, fc.nat(), fc.nat(), fc.boolean(), (rows, from, to, isBefore) => {
        const moved = new Set([rows[from % rows.length] ?? '']);
        const place = { id: rows[to % rows.length] ?? '', position: isBefore ? 'before' : 'after' } as const;
        return [...idsAfterDrop(rows, moved, place)].sort().join() === [...rows].sort().join();
      }),
    );
  });
});

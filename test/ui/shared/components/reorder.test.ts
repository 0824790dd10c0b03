import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsAfterDrop, idsAfterStep } from '../../../../src/ui/shared/components/DataTable/reorder.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('reordering of rows', () => {
  it.each([
    ['before the first', { id: 'a', position: 'before' }, ['c', 'a', 'b', 'd']],
    ['after the last', { id: 'd', position: 'after' }, ['a', 'b', 'd', 'c']],
    ['where it was', { id: 'b', position: 'after' }, ['a', 'b', 'c', 'd']],
    ['on itself', { id: 'c', position: 'before' }, ['a', 'b', 'c', 'd']],
  ] as const)('puts a dropped row %s', (_where, place, expected) => {
    expect(idsAfterDrop(ids, new Set(['c']), place)).toEqual(expected);
  });

  it('moves rows by a step as one block, past rows with a fixed position, as far as there is room', () => {
    const step = (moved: readonly string[], by: -1 | 1, stays = ''): string =>
      idsAfterStep(ids, new Set(moved), by, (id) => !stays.includes(id)).join('');
    expect(step(['b'], -1)).toBe('bacd');
    expect(step(['b'], 1)).toBe('acbd');
    expect(step(['b'], 1, 'c')).toBe('acdb');
    expect(step(['a', 'b'], 1)).toBe('cabd');
    expect(step(['a', 'c'], 1)).toBe('bdac');
    expect(step(['b', 'c'], -1, 'c')).toBe('bacd');
    expect(idsAfterStep(ids, new Set(['a', 'c']), -1)).toBe(ids);
    expect(idsAfterStep(ids, new Set(['d']), 1)).toBe(ids);
    expect(idsAfterStep(ids, new Set(['b']), -1, (id) => id !== 'b')).toBe(ids);
    expect(idsAfterStep(ids, new Set(['nobody']), 1)).toBe(ids);
  });

  it('never loses or duplicates a row', () => {
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

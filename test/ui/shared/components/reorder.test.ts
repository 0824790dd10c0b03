import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsAfterDrop, idsAfterStep } from '../../../../src/ui/shared/components/DataTable/reorder.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('reordering of rows', () => {
  it.each([
    ['before the first row', { id: 'a', position: 'before' }, ['c', 'a', 'b', 'd']],
    ['after the last row', { id: 'd', position: 'after' }, ['a', 'b', 'd', 'c']],
    ['at its own position', { id: 'b', position: 'after' }, ['a', 'b', 'c', 'd']],
    ['on itself', { id: 'c', position: 'before' }, ['a', 'b', 'c', 'd']],
  ] as const)('idsAfterDrop inserts a row that is dropped %s', (_where, place, expected) => {
    expect(idsAfterDrop(ids, new Set(['c']), place)).toEqual(expected);
  });

  it('idsAfterStep moves rows by one step as a block, skips fixed rows, and stops at the ends of the list', () => {
    const step = (moved: readonly string[], by: -1 | 1, fixedIds = ''): string =>
      idsAfterStep(ids, new Set(moved), by, (id) => !fixedIds.includes(id)).join('');
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

  it('idsAfterDrop never loses or duplicates a row', () => {
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

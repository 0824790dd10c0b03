import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepRow, listOf, readRow } from '../../../../src/domain/changes/drafts/keptRows.ts';
import type { UnsentRow } from '../../../../src/domain/changes/drafts/unsentRows.ts';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import { aChange } from '../../../support/samples/builders.ts';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const codes = Array.from({ length: 1000 }, (_, nth) => `REASON_${String(nth).padStart(4, '0')}`);
const moved = (list: readonly string[], from: number): readonly string[] =>
  list.toSpliced(from, 1).toSpliced(from + 1, 0, list[from] ?? '');
const orderRow = (change: PendingChange | undefined, ...bases: readonly (PendingChange | undefined)[]): UnsentRow => ({
  key: 'order',
  change,
  bases,
});

/** What is read of a row that was kept, with the list it is told by. */
function readBack(row: UnsentRow): UnsentRow | undefined {
  const entries = listOf(row);
  const list = entries && { name: 'order#0', entries };
  return readRow(throughJson(keepRow(row, list)), new Map(list && [[list.name, list.entries]]));
}

describe('what is kept of an edit that is not sent', () => {
  it('is the few places of an order that were changed, and the whole order again when it is read [PC-9]', () => {
    const [once, twice] = [moved(codes, 3), moved(moved(codes, 3), 700)];
    const row = orderRow(aChange('order', twice, codes), aChange('order', once, codes), undefined);
    expect(listOf(row)).toBe(codes);
    expect(JSON.stringify(keepRow(row, { name: 'order#0', entries: codes })).length).toBeLessThan(800);
    expect(readBack(row)).toEqual({ ...row, isStripped: true });
  });

  it('is an order in whole where most of it changed [PC-9]', () => {
    const row = orderRow(aChange('order', codes.toReversed(), codes), undefined);
    expect(readBack(row)).toEqual({ ...row, isStripped: true });
  });

  it('is read as an earlier release kept it [PC-9]', () => {
    const [change, base] = [aChange('order', moved(codes, 3), codes), aChange('order', moved(codes, 4), codes)];
    expect(readRow(throughJson({ key: 'order', change, bases: [base, null] }))).toEqual({
      ...orderRow(change, base, undefined),
      isStripped: true,
    });
    expect(readRow(throughJson(aChange('name', 'Acme')))).toEqual({
      key: 'name',
      change: { type: 'COMPANY', key: 'name', value: 'Acme', originalValue: undefined },
      bases: [undefined],
    });
  });

  it.each([null, 7, [], {}, { key: 'order' }, { key: 7, bases: [] }, { key: 'order', bases: 'none' }])(
    'is nothing where it is no row: %j',
    (entry) => {
      expect(readRow(entry)).toBeUndefined();
    },
  );

  it('is nothing where the list is not there that it is told by', () => {
    const row = orderRow(aChange('order', moved(codes, 3), codes), undefined);
    const kept = throughJson(keepRow(row, { name: 'order#0', entries: codes }));
    expect(readRow(kept, new Map([['order#1', codes]]))).toBeUndefined();
    expect(readRow({ ...(kept as object), list: 'constructor' })).toBeUndefined();
  });

  it('takes edits of no known kind for none', () => {
    const change = { ...aChange('order', ['A']), valueEdits: [{ at: 'first' }] };
    expect(readRow({ key: 'order', list: 'a', change, bases: [] }, new Map([['a', codes]]))?.change?.value).toEqual([
      'A',
    ]);
  });

  it('is read as it was, whatever the lists', () => {
    const list = fc.array(fc.constantFrom(...'abcdef'), { maxLength: 60 });
    const change = fc.option(
      fc.tuple(list, list).map(([value, original]) => aChange('order', value, original)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(change, fc.array(change, { minLength: 1, maxLength: 2 }), (made, bases) => {
        const row = orderRow(made, ...bases);
        expect(readBack(row)).toEqual({ ...row, isStripped: true });
      }),
    );
  });
});

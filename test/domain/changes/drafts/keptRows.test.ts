import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepRow, readRow } from '../../../../src/domain/changes/drafts/keptRows.ts';
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

describe('what is kept of an edit that is not sent', () => {
  it('is one list of an order that was changed in a few places, and the same again when it is read [PC-9]', () => {
    const [once, twice] = [moved(codes, 3), moved(moved(codes, 3), 700)];
    const row = orderRow(aChange('order', twice, codes), aChange('order', once, codes), undefined);
    const kept = JSON.stringify(keepRow(row));
    expect(kept.length).toBeLessThan(JSON.stringify(codes).length + 1000);
    expect(readRow(throughJson(keepRow(row)))).toEqual({ ...row, isStripped: true });
  });

  it('is both lists of an order where most of it changed [PC-9]', () => {
    const row = orderRow(aChange('order', codes.toReversed(), codes), undefined);
    expect(readRow(throughJson(keepRow(row)))).toEqual({ ...row, isStripped: true });
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

  it('takes lists that are told by nothing, or in no known way, for what is written', () => {
    const change = { ...aChange('order', ['A']), valueEdits: [{ at: 'first' }] };
    expect(readRow({ key: 'order', change, bases: [] })?.change?.value).toEqual(['A']);
    expect(readRow({ key: 'order', list: ['A', 7], change, bases: [] })?.change?.value).toEqual(['A']);
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
        expect(readRow(throughJson(keepRow(row)))).toEqual({ ...row, isStripped: true });
      }),
    );
  });
});

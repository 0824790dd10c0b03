import { describe, expect, it } from 'vitest';
import { parseRow, storedRow } from '../../../../src/domain/changes/drafts/storedRows.ts';
import { aChange } from '../../../support/samples/builders.ts';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('an unsent row in browser storage', () => {
  it('is read from browser storage as it was stored, even if the row contains no change [PC-9]', () => {
    for (const row of [
      { key: 'order', change: aChange('order', ['B', 'A'], ['A', 'B']), bases: [aChange('order', ['A']), undefined] },
      { key: 'order', change: undefined, bases: [undefined] },
    ])
      expect(parseRow(throughJson(storedRow(row)))).toEqual({ ...row, isStripped: true });
  });

  it.each([null, 7, [], {}, { key: 'order' }, { key: 7, bases: [] }, { key: 'order', bases: 'none' }])(
    'is ignored if it is invalid: %j',
    (entry) => {
      expect(parseRow(entry)).toBeUndefined();
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { changesAfterPublish } from '../../../src/domain/publishing/rebaseAfterPublish.ts';
import { aChange, changesOf } from '../../support/samples/builders.ts';

const after = (present: readonly PendingChange[], snapshot: readonly PendingChange[]) =>
  changesAfterPublish(changesOf(...present), snapshot, {
    readPublished: ({ key }) => snapshot.find((sent) => sent.key === key)?.value,
    valueToUndo: ({ originalValue }) => originalValue,
  });

describe('changesAfterPublish', () => {
  it('returns pending changes unchanged if the publish did not contain their keys [PB-13]', () => {
    expect(after([aChange('a', 2, 1), aChange('b', 5, 4)], [aChange('a', 2, 1)])).toEqual([aChange('b', 5, 4)]);
  });

  it('returns a further edit of a published key, with the published value as original value [PB-13]', () => {
    expect(after([aChange('a', 3, 1)], [aChange('a', 2, 1)])).toEqual([aChange('a', 3, 2)]);
  });

  it('returns the reverse change if the user undid an edit while that edit was being published [PB-13]', () => {
    expect(after([], [aChange('a', 2, 1)])).toEqual([aChange('a', 1, 2)]);
  });

  it('returns the changes that transform the published values into the values edited during the publish [PB-13]', () => {
    const keys = ['a', 'b', 'c'];
    const values = fc.record(Object.fromEntries(keys.map((key) => [key, fc.integer({ min: 0, max: 2 })])));
    const changesBetween = (from: Record<string, number>, to: Record<string, number>) =>
      keys.filter((key) => from[key] !== to[key]).map((key) => aChange(key, to[key], from[key]));
    fc.assert(
      fc.property(values, values, values, (original, sent, edited) => {
        const snapshot = changesBetween(original, sent);
        const remaining = after(changesBetween(original, edited), snapshot);
        const live = Object.fromEntries(remaining.map(({ key, value }) => [key, value]));
        expect({ ...sent, ...live }).toEqual(edited);
        expect(
          remaining.every(({ key, value, originalValue }) => originalValue === sent[key] && value !== originalValue),
        ).toBe(true);
      }),
    );
  });
});

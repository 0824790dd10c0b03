import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepMine, rebaseChanges } from '../../../src/domain/changes/conflicts/rebaseChanges.ts';
import { aChange } from '../../support/samples/builders.ts';

const on = (published: Readonly<Record<string, unknown>>) => (change: { readonly key: string }) =>
  published[change.key];

describe('rebaseChanges', () => {
  it('keeps a change if no other user published a change of the same key [PB-15]', () => {
    const change = aChange('a', 2, 1);
    expect(rebaseChanges([change], on({ a: 1, b: 9 }))).toEqual({ changes: [change], conflicts: [] });
  });

  it('drops a change if another user published the same value [PB-15]', () => {
    expect(rebaseChanges([aChange('a', 2, 1)], on({ a: 2 }))).toEqual({ changes: [], conflicts: [] });
  });

  it('reports a conflict with both values if another user published another value [PB-15]', () => {
    const mine = aChange('a', 2, 1);
    expect(rebaseChanges([mine], on({ a: 3 }))).toEqual({ changes: [], conflicts: [{ mine, theirs: 3 }] });
  });

  it('does not report the conflict again after keepMine, which rebases the local change on the published value [PB-15]', () => {
    const resolved = keepMine({ mine: aChange('a', 2, 1), theirs: 3 });
    expect(resolved).toEqual(aChange('a', 2, 3));
    expect(rebaseChanges([resolved], on({ a: 3 }))).toEqual({ changes: [resolved], conflicts: [] });
  });

  it('either keeps a change, drops it as already published, or reports it as a conflict [PB-15]', () => {
    const value = fc.integer({ min: 0, max: 2 });
    const keys = ['a', 'b', 'c', 'd'];
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ key: fc.constantFrom(...keys), value, originalValue: value }), {
          selector: (change) => change.key,
        }),
        fc.record(Object.fromEntries(keys.map((key) => [key, value]))),
        (drafts, published) => {
          const mine = drafts.map((draft) => aChange(draft.key, draft.value, draft.originalValue));
          const { changes, conflicts } = rebaseChanges(mine, on(published));
          const results = [...changes, ...conflicts.map((conflict) => conflict.mine)];
          expect(new Set(results.map(({ key }) => key)).size).toBe(results.length);
          for (const change of mine) {
            const isThere = published[change.key] === change.value;
            expect(results.includes(change)).toBe(!isThere);
          }
          expect(changes.every((change) => published[change.key] === change.originalValue)).toBe(true);
          expect(conflicts.every(({ mine: { key }, theirs }) => theirs === published[key])).toBe(true);
        },
      ),
    );
  });
});

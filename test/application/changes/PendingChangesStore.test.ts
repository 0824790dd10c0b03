import fc from 'fast-check';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { aChange } from '../../support/samples/builders.ts';

type Model = Readonly<Record<string, number>>;

const PUBLISHED = 0;
const keys = ['returnReasons.a', 'returnReasons.b', 'other.c'];

const command = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    edits: fc.array(fc.record({ key: fc.constantFrom(...keys), value: fc.integer({ min: 0, max: 2 }) }), {
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constant('discard' as const), keys: fc.option(fc.subarray(keys), { nil: undefined }) }),
  fc.constantFrom({ kind: 'undo' } as const, { kind: 'redo' } as const),
);

describe('PendingChangesStore', () => {
  it('contains the same changes as a simple model after any edits, discards, undos and redos [PC-2] [PC-3] [PC-5] [PC-8]', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const store = new PendingChangesStore();
        let present: Model = {};
        let past: readonly Model[] = [];
        let future: readonly Model[] = [];
        const apply = (next: Model): void => {
          if (keys.every((key) => next[key] === present[key])) return;
          past = [...past, present];
          future = [];
          present = next;
        };
        for (const each of commands) {
          if (each.kind === 'edit') {
            store.edit(each.edits.map((edit) => aChange(edit.key, edit.value, PUBLISHED)));
            const next: Record<string, number> = { ...present };
            for (const { key, value } of each.edits) {
              if (value === PUBLISHED) delete next[key];
              else next[key] = value;
            }
            apply(next);
          } else if (each.kind === 'discard') {
            store.discard(each.keys);
            apply(Object.fromEntries(Object.entries(present).filter(([key]) => each.keys && !each.keys.includes(key))));
          } else if (each.kind === 'undo') {
            store.undo();
            if (past.length > 0) {
              future = [present, ...future];
              present = past.at(-1)!;
              past = past.slice(0, -1);
            }
          } else {
            store.redo();
            if (future.length > 0) {
              past = [...past, present];
              present = future[0]!;
              future = future.slice(1);
            }
          }
          expect(Object.fromEntries(store.list.map(({ key, value }) => [key, value]))).toEqual(present);
          expect(store.list.every(({ originalValue }) => originalValue === PUBLISHED)).toBe(true);
          expect({ count: store.count, canUndo: store.canUndo, canRedo: store.canRedo }).toEqual({
            count: Object.keys(present).length,
            canUndo: past.length > 0,
            canRedo: future.length > 0,
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('undoes and redoes all changes of one edit in one step [PC-8]', () => {
    const store = new PendingChangesStore();
    store.edit([aChange('a', 1), aChange('b', 2)]);
    store.undo();
    expect(store.count).toBe(0);
    store.redo();
    expect([...store.present.keys()]).toEqual(['a', 'b']);
  });

  it('cannot undo an edit after all pending changes were replaced', () => {
    const store = new PendingChangesStore();
    store.edit([aChange('a', 1)]);
    store.replace([aChange('b', 2)]);
    expect(store.list).toEqual([aChange('b', 2)]);
    expect(store.canUndo).toBe(false);
  });

  it('notifies observers once for each edit, discard and undo', () => {
    const store = new PendingChangesStore();
    const counts: number[] = [];
    const stop = autorun(() => counts.push(store.count));
    store.edit([aChange('a', 1), aChange('b', 2)]);
    store.discard();
    store.undo();
    stop();
    expect(counts).toEqual([0, 2, 0, 2]);
  });
});

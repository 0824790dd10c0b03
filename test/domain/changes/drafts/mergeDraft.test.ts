import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep } from '../../../../src/domain/changes/changeStep.ts';
import { emptyHistory, recordStep } from '../../../../src/domain/changes/changeHistory.ts';
import { mergeDraft } from '../../../../src/domain/changes/drafts/mergeDraft.ts';
import { mergeHistories, stepBetween } from '../../../../src/domain/changes/drafts/mergeStoredDraft.ts';
import { unsentRows } from '../../../../src/domain/changes/drafts/unsentRows.ts';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import { aChange, changesOf } from '../../../support/samples/builders.ts';
import { changeRegistry } from '../../../support/changes.ts';

const a = (value: unknown, original: unknown = 0): PendingChange => aChange('a', value, original);
const b = (value: unknown): PendingChange => aChange('b', value, 0);

/** Merges two drafts that started from the same base. */
const merge = (
  base: readonly PendingChange[],
  mine: readonly PendingChange[],
  theirs: readonly PendingChange[],
  sent?: readonly PendingChange[],
) => {
  const rows = unsentRows(changesOf(...base), changesOf(...mine), sent && changesOf(...sent));
  const { changes, conflicts } = mergeDraft(changeRegistry, theirs, rows);
  return { changes: [...changes.values()], conflicts };
};

describe('mergeDraft', () => {
  it.each([
    ['a local edit', [], [a(1)], [], [a(1)]],
    ['an edit of the draft', [], [], [a(1)], [a(1)]],
    ['edits of two keys', [], [a(1)], [b(2)], [b(2), a(1)]],
    ['a local discard', [a(1), b(2)], [b(2)], [a(1), b(2)], [b(2)]],
    ['a discard in the draft', [a(1), b(2)], [a(1), b(2)], [b(2)], [b(2)]],
    ['the same edit of both', [], [a(1)], [a(1)], [a(1)]],
    ['a local edit of what was discarded in the draft', [a(1)], [a(2)], [], [a(2)]],
    ['an edit in the draft of what was discarded locally', [a(1)], [], [a(2)], [a(2)]],
    ['a local edit and a rebase in the draft', [a(1, 0)], [a(2, 0)], [a(1, 5)], [a(2, 5)]],
    ['a local rebase and an edit in the draft', [a(1, 0)], [a(1, 5)], [a(2, 0)], [a(2, 5)]],
  ])('keeps %s [PC-9]', (_name, base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toEqual({ changes: merged, conflicts: [] });
  });

  it('reports a conflict for a key that both drafts changed differently, and keeps the local value [PC-9]', () => {
    expect(merge([a(1)], [a(2)], [a(3), b(1)])).toEqual({
      changes: [a(2), b(1)],
      conflicts: [{ mine: a(2), theirs: a(3) }],
    });
    expect(merge([], [a(2)], [a(3)]).conflicts).toHaveLength(1);
  });

  it('reports no conflict with content that this tab sent itself without receiving a response [PC-9]', () => {
    expect(merge([], [a(2)], [a(1)], [a(1)])).toEqual({ changes: [a(2)], conflicts: [] });
    expect(merge([a(0.5)], [a(2)], [a(0.5)], [a(1)])).toEqual({ changes: [a(2)], conflicts: [] });
  });

  it('merges two changed orders of a list, and drops the merged order if it equals the published order [PC-3] [PC-9]', () => {
    const order = (...codes: readonly string[]) => aChange('returnReasons.order', codes, ['A', 'B', 'C', 'D']);
    expect(merge([], [order('B', 'A', 'C', 'D')], [order('A', 'B', 'D', 'C')])).toEqual({
      changes: [order('B', 'A', 'D', 'C')],
      conflicts: [],
    });
    const moved = order('B', 'A', 'D', 'C');
    expect(merge([moved], [order('A', 'B', 'D', 'C')], [order('B', 'A', 'C', 'D')])).toEqual({
      changes: [],
      conflicts: [],
    });
  });

  const value = fc.integer({ min: 1, max: 3 });
  const side = fc
    .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value)
    .map((values) => Object.entries(values).map(([key, each]) => aChange(key, each, 0)));

  it('keeps every edit of both drafts, for any base [PC-9]', () => {
    fc.assert(
      fc.property(side, side, side, (base, mine, theirs) => {
        const { changes, conflicts } = merge(base, mine, theirs);
        const at = (list: readonly PendingChange[], key: string): unknown =>
          list.find((each) => each.key === key)?.value;
        for (const key of ['a', 'b', 'c', 'd']) {
          const [was, here, there, now] = [base, mine, theirs, changes].map((list) => at(list, key));
          if (here === was) expect(now).toBe(there);
          else if (there === was) expect(now).toBe(here);
          else expect(now).toBe(here ?? there);
          const isShown = conflicts.some((each) => each.mine.key === key);
          const isBoth = here !== undefined && there !== undefined && here !== there && here !== was && there !== was;
          expect(isShown).toBe(isBoth);
        }
      }),
    );
  });
});

describe('mergeHistories', () => {
  const step = (before: readonly PendingChange[], after: readonly PendingChange[]) =>
    stepBetween(changesOf(...before), changesOf(...after));
  const [first, second, third] = [step([], [a(1)]), step([a(1)], [a(1), b(2)]), step([a(1)], [a(3)])];

  it('inserts the new steps of another device before the newer local steps [PC-8] [PC-9]', () => {
    const synced = recordStep(emptyHistory, first);
    const merged = mergeHistories(synced, recordStep(synced, second), recordStep(synced, third), []);
    expect(merged).toEqual({ done: [first, third, second], undone: [] });
  });

  it('does not restore a step that was undone locally, and keeps both steps if two local steps are equal [PC-8]', () => {
    const synced = { done: [first, second], undone: [] };
    const mine = { done: [first], undone: [second] };
    expect(mergeHistories(synced, mine, synced, [])).toEqual(mine);
    const off = step([a(1)], []);
    const done = [first, off, first];
    expect(mergeHistories({ done: [first], undone: [] }, { done, undone: [] }, synced, []).done).toEqual([
      first,
      second,
      off,
      first,
    ]);
  });

  it('returns the history of the other device without local steps [PC-8]', () => {
    const theirs = { done: [first], undone: [second] };
    expect(mergeHistories(emptyHistory, emptyHistory, theirs, [])).toEqual(theirs);
  });

  it('adds a step for each conflict, so that one undo applies the value of the other device [PC-8] [PC-9]', () => {
    const { done } = mergeHistories(emptyHistory, emptyHistory, emptyHistory, [{ mine: a(2), theirs: a(3) }]);
    expect(done).toEqual([[{ key: 'a', before: a(3), after: a(2) }]]);
    expect(applyStep(changesOf(a(3)), done[0] ?? [])).toEqual(changesOf(a(2)));
  });
});

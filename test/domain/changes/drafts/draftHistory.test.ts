import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyHistory,
  recordStep,
  redoStep,
  undoStep,
  type ChangeHistory,
} from '../../../../src/domain/changes/changeHistory.ts';
import { applyStep, stepForDiscard, stepForEdits, type ChangeStep } from '../../../../src/domain/changes/changeStep.ts';
import type { DraftChange, DraftContent } from '../../../../src/domain/changes/drafts/draft.ts';
import { readHistory, writeHistory } from '../../../../src/domain/changes/drafts/draftHistory.ts';
import type { PendingChange, PendingChanges } from '../../../../src/domain/changes/pendingChange.ts';
import { aChange, changesOf } from '../../../support/samples/builders.ts';

/** Pending changes and undo history of a user, as in the store. */
class Work {
  present: PendingChanges = new Map();
  history: ChangeHistory = emptyHistory;

  make(step: ChangeStep): void {
    this.history = recordStep(this.history, step);
    this.present = applyStep(this.present, step);
  }

  edit(change: PendingChange): void {
    this.make(stepForEdits(this.present, [change]));
  }

  walk(by: typeof undoStep): void {
    const walked = by(this.history, this.present);
    if (!walked) return;
    this.present = applyStep(this.present, walked.step);
    this.history = walked.history;
  }

  /** Draft content after it was sent to the service and read back. */
  stored(longest?: number): DraftContent {
    const changes = [...this.present.values()];
    return throughJson({ changes, history: writeHistory(changes, this.history, longest) });
  }
}

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const codes = Array.from({ length: 1000 }, (_, nth) => `REASON_${String(nth).padStart(4, '0')}`);
const moved = (list: readonly string[], from: number, to: number): readonly string[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? '');
const order = (value: readonly string[], original = codes): PendingChange => aChange('order', value, original);

const anyList = fc.array(fc.constantFrom(...'abcdefg'), { maxLength: 9 });
const anyAct = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    key: fc.constantFrom('a', 'b'),
    value: fc.oneof(anyList, fc.nat(3)),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'discard' as const, 'elsewhere' as const) }),
);

describe('the undo history in a draft', () => {
  it('is read from storage as it was written, after any edits, undone steps and changes in other tabs [PC-8] [PC-9]', () => {
    let shortenedCount = 0;
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 25 }), (acts) => {
        const work = new Work();
        for (const act of acts) {
          if (act.kind === 'edit') work.edit(aChange(act.key, act.value, ['c']));
          else if (act.kind === 'undo') work.walk(undoStep);
          else if (act.kind === 'redo') work.walk(redoStep);
          else if (act.kind === 'discard') work.make(stepForDiscard(work.present));
          // Another tab replaced all changes, so no step of this tab matches them.
          else work.present = changesOf(aChange('a', ['x'], ['c']));
          // Each request contains the complete undo history.
          const stored = work.stored();
          shortenedCount += lengthOf(stored.history) < lengthOf(work.history) ? 1 : 0;
          expect(readHistory(stored)).toEqual(throughJson(work.history));
        }
      }),
    );
    expect(shortenedCount).toBeGreaterThan(10);
  });

  it('takes about the same space for moved entries in a list of 1,000 entries as in a list of ten [PC-8]', () => {
    const lengths = [10, 1000].map((size) => {
      const work = new Work();
      for (let nth = 0; nth < 50; nth += 1) {
        const present = (work.present.get('order')?.value ?? codes.slice(0, size)) as readonly string[];
        const from = nth % 10;
        work.edit(order(moved(present, from, (from + 1 + (nth % (size - 1))) % size), codes.slice(0, size)));
      }
      expect(work.history.done).toHaveLength(50);
      expect(readHistory(work.stored())).toEqual(throughJson(work.history));
      return lengthOf(work.stored().history);
    });
    expect(lengths[1]).toBeLessThan((lengths[0] ?? 0) * 1.3);
    expect(lengths[1]).toBeLessThan(50 * 250);
  });

  it('contains the picture changed by a step once, not in both the old and the new value of the step [PC-8]', () => {
    const work = new Work();
    const pictures = ['1', '2', '3'].map((digit) => `data:image/png;base64,${digit.repeat(10_000)}`);
    for (const picture of pictures) work.edit(aChange('logo', picture, ''));
    expect(lengthOf(work.stored().history)).toBeLessThan(21_000);
    expect(readHistory(work.stored())).toEqual(throughJson(work.history));
  });

  it('contains only the newest steps if the space is limited, and prefers steps to undo over steps to redo [PC-8]', () => {
    const work = new Work();
    for (const value of [1, 2, 3, 4]) work.edit(aChange('a', value, 0));
    work.walk(undoStep);
    const { done, undone } = work.stored().history;
    const doneLength = lengthOf(done[0]) + lengthOf(done[1]) + lengthOf(done[2]);
    expect(work.stored(doneLength + lengthOf(undone[0])).history).toEqual({ done, undone });
    expect(work.stored(doneLength).history).toEqual({ done, undone: [] });
    expect(work.stored(doneLength - 1).history).toEqual({ done: done.slice(1), undone: [] });
    expect(work.stored(0).history).toEqual(emptyHistory);
    expect(readHistory(work.stored(doneLength - 1)).done).toEqual(throughJson(work.history.done.slice(1)));
  });

  const change = (of: object): DraftChange => ({ type: 'COMPANY', key: 'a', ...of });

  it.each([
    [
      'a change of a key that the draft does not contain',
      { key: 'b', after: change({ isThere: true }), before: change({ value: 1 }) },
    ],
    [
      'edits of a value that is not a list',
      { key: 'a', after: change({ isThere: true }), before: change({ edits: [] }) },
    ],
    ['two values that refer to each other', { key: 'a', after: change({ edits: [] }), before: change({ edits: [] }) }],
    [
      'an old value that refers to itself',
      { key: 'a', after: change({ isThere: true }), before: change({ isThere: true }) },
    ],
  ])('ignores a step with %s, and reads the other steps [PC-8]', (_, entry) => {
    const good = [{ key: 'c', after: change({ key: 'c', value: 2 }), before: undefined }];
    const draft = { changes: [change({ value: 7 })], history: { done: [good, [entry]], undone: [[entry]] } };
    expect(readHistory(draft)).toEqual({ done: [good], undone: [] });
  });
});

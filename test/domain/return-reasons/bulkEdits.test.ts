import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, invertStep, stepForEdits } from '../../../src/domain/changes/changeStep.ts';
import type { PendingChanges } from '../../../src/domain/changes/pendingChange.ts';
import {
  moveReasons,
  offerReasons,
  removeReasons,
  restoreReasons,
  type BulkEdit,
} from '../../../src/domain/return-reasons/bulkEdits.ts';
import { orderedEdits } from '../../../src/domain/return-reasons/orderedEdits.ts';
import { reasonsAfter, saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

const published = aReturnReasons();
const none: PendingChanges = new Map();
const pendingOf = (present: PendingChanges) => ({
  ...published,
  reasons: reasonsAfter(published, present.values()),
});
const stepOf = (present: PendingChanges, { edits, codes }: BulkEdit) =>
  stepForEdits(present, orderedEdits(published, present, edits, codes));
const edited = (present: PendingChanges, edit: BulkEdit): PendingChanges => applyStep(present, stepOf(present, edit));
const codesOf = (present: PendingChanges): readonly string[] => pendingOf(present).reasons.map(({ code }) => code);
const added = applyStep(none, stepForEdits(none, [saveReason(published, aReason({ code: 'NEW' }))]));

describe('bulk edits of return reasons', () => {
  it('enable or disable the selected reasons, and create no change for reasons that already have the requested state [RS-9]', () => {
    const withdrawn = edited(none, offerReasons(published, published, new Set(['SIZE', 'MIND']), false));
    expect(pendingOf(withdrawn).reasons.map(({ enabled }) => enabled)).toEqual([false, true, false]);
    expect(offerReasons(published, pendingOf(withdrawn), new Set(['SIZE']), false).edits).toEqual([]);
    expect(edited(withdrawn, offerReasons(published, pendingOf(withdrawn), new Set(['SIZE', 'MIND']), true)).size).toBe(
      0,
    );
  });

  it('remove published reasons by a pending change, and unpublished reasons by dropping their pending change [RS-9]', () => {
    const removed = edited(added, removeReasons(published, new Set(['NEW', 'DAMAGED'])));
    expect(codesOf(removed)).toEqual(['SIZE', 'MIND']);
    expect([...removed.keys()]).toEqual(['returnReasons.reason.DAMAGED']);
  });

  it('move the selected reasons to the top or bottom without changing their relative order [RS-9]', () => {
    const moved = new Set(['MIND', 'DAMAGED']);
    expect(codesOf(edited(none, moveReasons(published, moved, 'top')))).toEqual(['DAMAGED', 'MIND', 'SIZE']);
    expect(codesOf(edited(none, moveReasons(published, new Set(['SIZE']), 'bottom')))).toEqual([
      'DAMAGED',
      'MIND',
      'SIZE',
    ]);
  });

  it('restore the selected reasons completely, and do not change other reasons [PC-5]', () => {
    const arranged = edited(added, moveReasons(pendingOf(added), new Set(['MIND']), 'top'));
    const withdrawn = edited(
      arranged,
      offerReasons(published, pendingOf(arranged), new Set(['SIZE', 'DAMAGED']), false),
    );
    const removed = edited(withdrawn, removeReasons(published, new Set(['MIND'])));
    const restored = edited(removed, restoreReasons(published, pendingOf(removed), new Set(['MIND', 'SIZE', 'NEW'])));
    expect([...restored.keys()]).toEqual(['returnReasons.reason.DAMAGED']);
    expect(codesOf(restored)).toEqual(['SIZE', 'DAMAGED', 'MIND']);
  });

  it('are undone in one step, and restoring all reasons leaves no pending change [PC-8]', () => {
    const all = ['SIZE', 'DAMAGED', 'MIND', 'NEW'];
    const codes = fc.uniqueArray(fc.constantFrom(...all)).map((chosen) => new Set(chosen));
    const act = fc.tuple(fc.constantFrom('on', 'off', 'remove', 'top', 'bottom'), codes);
    fc.assert(
      fc.property(fc.array(act, { maxLength: 6 }), (acts) => {
        let present = added;
        for (const [kind, chosen] of acts) {
          const pending = pendingOf(present);
          const staying = new Set(pending.reasons.map(({ code }) => code).filter((code) => chosen.has(code)));
          const edit =
            kind === 'remove'
              ? removeReasons(published, staying)
              : kind === 'top' || kind === 'bottom'
                ? moveReasons(pending, chosen, kind)
                : offerReasons(published, pending, chosen, kind === 'on');
          const step = stepOf(present, edit);
          expect(applyStep(applyStep(present, step), invertStep(step))).toEqual(present);
          present = applyStep(present, step);
        }
        expect(edited(present, restoreReasons(published, pendingOf(present), new Set(all)))).toEqual(none);
      }),
    );
  });
});

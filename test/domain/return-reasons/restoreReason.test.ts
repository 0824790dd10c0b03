import { describe, expect, it } from 'vitest';
import { applyStep, stepForEdits } from '../../../src/domain/changes/changeStep.ts';
import type { PendingChange, PendingChanges } from '../../../src/domain/changes/pendingChange.ts';
import { orderedEdits, restoreReason } from '../../../src/domain/return-reasons/orderedEdits.ts';
import {
  arrangeReasons,
  reasonsAfter,
  removeReason,
  saveReason,
} from '../../../src/domain/return-reasons/reasonEdits.ts';
import { aChange, aReason, aReturnReasons } from '../../support/samples/builders.ts';

const published = aReturnReasons();
const none: PendingChanges = new Map();
const edited = (present: PendingChanges, ...edits: readonly PendingChange[]): PendingChanges =>
  applyStep(present, stepForEdits(present, edits));
const reasons = (present: PendingChanges) => reasonsAfter(published, present.values());
const codes = (present: PendingChanges) => reasons(present).map(({ code }) => code);
const restored = (present: PendingChanges, code: string): PendingChanges =>
  edited(present, ...restoreReason(published, present, code));

describe('restoring a reason', () => {
  it('restores the text of one reason, and does not discard the pending changes of other reasons [PC-5]', () => {
    const changed = edited(
      none,
      saveReason(published, aReason({ description: 'Else' })),
      saveReason(published, aReason({ code: 'MIND', description: 'Other' })),
    );
    const after = restored(changed, 'SIZE');
    expect([...after.keys()]).toEqual(['returnReasons.reason.MIND']);
    expect(reasons(after).map(({ description }) => description)).toEqual(['Too small', 'Arrived damaged', 'Other']);
  });

  it('restores a removed reason at its published position, and leaves no pending change [PC-5]', () => {
    expect(restored(edited(none, removeReason(published, 'DAMAGED')), 'DAMAGED').size).toBe(0);
  });

  it('restores a removed reason behind its published predecessor if the order of the reasons was changed [PC-5]', () => {
    const removed = edited(none, removeReason(published, 'DAMAGED'));
    const arranged = edited(removed, arrangeReasons(published, removed, ['MIND', 'SIZE']));
    expect(codes(arranged)).toEqual(['MIND', 'SIZE']);
    expect(codes(restored(arranged, 'DAMAGED'))).toEqual(['MIND', 'SIZE', 'DAMAGED']);
  });

  it('restores the position of a moved reason, and does not move other reasons [PC-5]', () => {
    const arranged = edited(none, arrangeReasons(published, none, ['MIND', 'SIZE', 'DAMAGED']));
    expect(codes(restored(arranged, 'MIND'))).toEqual(['SIZE', 'DAMAGED', 'MIND']);
    expect(codes(restored(arranged, 'SIZE'))).toEqual(['MIND', 'SIZE', 'DAMAGED']);
  });

  it('removes an unpublished reason together with its position in the pending order [PC-5]', () => {
    const added = edited(none, saveReason(published, aReason({ code: 'NEW' })));
    const arranged = edited(added, arrangeReasons(published, added, ['NEW', 'SIZE', 'DAMAGED', 'MIND']));
    expect(codes(arranged)).toEqual(['NEW', 'SIZE', 'DAMAGED', 'MIND']);
    expect(restored(arranged, 'NEW').size).toBe(0);
  });
});

describe('orderedEdits', () => {
  it('adds no change of the list order if none is pending and no order is requested', () => {
    const edits = [removeReason(published, 'SIZE')];
    expect(orderedEdits(published, none, edits)).toBe(edits);
  });

  it('adds a change of the list order if an order of the list is requested', () => {
    const edits = orderedEdits(published, none, [removeReason(published, 'SIZE')], ['MIND', 'DAMAGED']);
    expect(codes(edited(none, ...edits))).toEqual(['MIND', 'DAMAGED']);
  });

  it('removes the change of the list order if the other changes already result in that order', () => {
    const elsewhere = new Map([['other', aChange('other', 'returnReasons.', 1)]]);
    const arranged = edited(elsewhere, arrangeReasons(published, none, ['DAMAGED', 'SIZE', 'MIND']));
    const after = edited(arranged, ...orderedEdits(published, arranged, [removeReason(published, 'SIZE')]));
    expect([...after.keys()].toSorted()).toEqual(['other', 'returnReasons.reason.SIZE']);
  });
});

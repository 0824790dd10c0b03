import { applyStep, stepForEdits } from '../changes/changeStep.ts';
import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import { arrangeReasons, reasonsAfter, removeReason, saveReason } from './reasonEdits.ts';
import { REASON_ORDER_KEY } from './reasonList.ts';
import { movedIds, placeAsPublished } from '../shared/listMoves.ts';
import { codesOf } from './reasonRows.ts';
import type { ReturnReasons } from '../company/parts/returnReason.ts';

const codesAfter = (published: ReturnReasons, pendingChanges: PendingChanges): readonly string[] =>
  reasonsAfter(published, pendingChanges.values()).map(({ code }) => code);

/** Edits plus a change of the order, if the order is already pending or differs from `codes` after the edits. */
export function orderedEdits(
  published: ReturnReasons,
  pendingChanges: PendingChanges,
  edits: readonly PendingChange[],
  codes?: readonly string[],
): readonly PendingChange[] {
  const after = applyStep(pendingChanges, stepForEdits(pendingChanges, edits));
  if (codes === undefined && !after.has(REASON_ORDER_KEY)) return edits;
  return [...edits, arrangeReasons(published, after, codes ?? codesAfter(published, after))];
}

export function restoreReason(
  published: ReturnReasons,
  pendingChanges: PendingChanges,
  code: string,
): readonly PendingChange[] {
  const original = published.reasons.find((reason) => reason.code === code);
  if (!original) return orderedEdits(published, pendingChanges, [removeReason(published, code)]);
  const edits = [saveReason(published, original)];
  const pending = codesAfter(published, pendingChanges);
  const isInPlace = pending.includes(code) && !movedIds(codesOf(published), pending).has(code);
  const place = isInPlace ? undefined : placeAsPublished(pending, codesOf(published), code);
  return orderedEdits(published, pendingChanges, edits, place);
}

import type { PendingChange } from '../changes/pendingChange.ts';
import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';
import { removeReason, saveReason } from './reasonEdits.ts';
import { movedIds, placeAsPublished } from '../shared/listMoves.ts';
import { codesOf } from './reasonRows.ts';

export type BulkEdit = { readonly edits: readonly PendingChange[]; readonly codes?: readonly string[] | undefined };

export const offerReasons = (
  published: ReturnReasons,
  pending: ReturnReasons,
  codes: ReadonlySet<string>,
  enabled: boolean,
): BulkEdit => ({
  edits: pending.reasons
    .filter((reason) => codes.has(reason.code) && reason.enabled !== enabled)
    .map((reason) => saveReason(published, { ...reason, enabled })),
});

export const removeReasons = (published: ReturnReasons, codes: ReadonlySet<string>): BulkEdit => ({
  edits: [...codes].map((code) => removeReason(published, code)),
});

/** Moves reasons to the top or bottom. Their relative order is unchanged. */
export function moveReasons(pending: ReturnReasons, moved: ReadonlySet<string>, to: 'top' | 'bottom'): BulkEdit {
  const codes = codesOf(pending);
  const [movedCodes, others] = [codes.filter((code) => moved.has(code)), codes.filter((code) => !moved.has(code))];
  return { edits: [], codes: to === 'top' ? [...movedCodes, ...others] : [...others, ...movedCodes] };
}

/** Restores the published values and positions of reasons. New reasons are removed. */
export function restoreReasons(published: ReturnReasons, pending: ReturnReasons, codes: ReadonlySet<string>): BulkEdit {
  const originals = published.reasons.filter(({ code }) => codes.has(code));
  const publishedCodes = codesOf(published);
  const added = codesOf(pending).filter((code) => codes.has(code) && !publishedCodes.includes(code));
  const remainingCodes = codesOf(pending).filter((code) => !added.includes(code));
  const moved = movedIds(publishedCodes, remainingCodes);
  const order = originals
    .filter(({ code }) => !remainingCodes.includes(code) || moved.has(code))
    .reduce<readonly string[]>((order, { code }) => placeAsPublished(order, publishedCodes, code), remainingCodes);
  const restored = originals.map((reason: ReturnReason) => saveReason(published, reason));
  return { edits: [...restored, ...added.map((code) => removeReason(published, code))], codes: order };
}

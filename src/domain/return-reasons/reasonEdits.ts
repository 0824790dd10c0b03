import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { REASON_ORDER_KEY, REASON_PATTERN_KEY, REASONS_ENABLED_KEY, reasonList } from './reasonList.ts';
import {
  DEFAULT_REASON_PATTERN,
  reasonPatternOf,
  type ReturnReason,
  type ReturnReasons,
} from '../company/parts/returnReason.ts';

export const reasonsAfter = (published: ReturnReasons, changes: Iterable<PendingChange>): readonly ReturnReason[] =>
  reasonList.apply(
    published.reasons,
    [...changes].flatMap((change) => reasonList.parse(change) ?? []),
  );

export const saveReason = (published: ReturnReasons, reason: ReturnReason): PendingChange =>
  reasonList.save(published.reasons, reason);

export const recodeReason = (
  published: ReturnReasons,
  previousCode: string,
  reason: ReturnReason,
): readonly PendingChange[] => [
  { ...removeReason(published, previousCode), value: undefined },
  saveReason(published, reason),
];

export const removeReason = (published: ReturnReasons, code: string): PendingChange =>
  reasonList.remove(published.reasons, code);

export const switchReasons = (published: ReturnReasons, enabled: boolean): PendingChange => ({
  type: 'COMPANY',
  key: REASONS_ENABLED_KEY,
  value: enabled,
  originalValue: published.enabled,
});

/** Change of the pattern. An empty pattern becomes the default, because changes without content are not published. */
export const changePattern = (published: ReturnReasons, pattern: string): PendingChange => ({
  type: 'COMPANY',
  key: REASON_PATTERN_KEY,
  value: pattern || DEFAULT_REASON_PATTERN,
  originalValue: reasonPatternOf(published),
});

export function arrangeReasons(
  published: ReturnReasons,
  pendingChanges: PendingChanges,
  codes: readonly string[],
): PendingChange {
  const others = [...pendingChanges.values()].filter(({ key }) => key !== REASON_ORDER_KEY);
  const natural = reasonList.ids(reasonsAfter(published, others));
  const original = reasonList.ids(published.reasons);
  return reasonList.arrange(published.reasons, deepEqual(codes, natural) ? original : codes);
}

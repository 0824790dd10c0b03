import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import { REMOVED } from '../changes/removal.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { applyReasonChanges, type ReasonValue } from './applyReasonChanges.ts';
import { REASON_ORDER_KEY, REASON_PATTERN_KEY, reasonKey, REASONS_ENABLED_KEY, REASONS_PREFIX } from './reasonKey.ts';
import { DEFAULT_REASON_PATTERN, reasonPatternOf, type ReturnReason, type ReturnReasons } from './returnReason.ts';

const change = (key: string, value: unknown, originalValue: unknown): PendingChange => ({
  type: 'COMPANY',
  key,
  value,
  originalValue,
});

const publishedReason = (published: ReturnReasons, code: string): ReturnReason | undefined =>
  published.reasons.find((reason) => reason.code === code);

const reasonChange = (published: ReturnReasons, code: string, value: ReasonValue | undefined): PendingChange =>
  change(reasonKey(code), value, publishedReason(published, code));

/** The edit that adds a reason or replaces the one with its code. */
export const saveReason = (published: ReturnReasons, reason: ReturnReason): PendingChange =>
  reasonChange(published, reason.code, reason);

/** The edits that give a reason another code: only one that is not published yet may change it. */
export const recodeReason = (
  published: ReturnReasons,
  previousCode: string,
  reason: ReturnReason,
): readonly PendingChange[] => [reasonChange(published, previousCode, undefined), saveReason(published, reason)];

/** The edit that removes a reason; one that was never published leaves no trace. */
export const removeReason = (published: ReturnReasons, code: string): PendingChange =>
  reasonChange(published, code, publishedReason(published, code) ? REMOVED : undefined);

export const switchReasons = (published: ReturnReasons, enabled: boolean): PendingChange =>
  change(REASONS_ENABLED_KEY, enabled, published.enabled);

/** An emptied pattern becomes the default one: a change without content would never be published. */
export const changePattern = (published: ReturnReasons, pattern: string): PendingChange =>
  change(REASON_PATTERN_KEY, pattern || DEFAULT_REASON_PATTERN, reasonPatternOf(published));

/** The edit that arranges the reasons; the order they would have anyway is no change. */
export function arrangeReasons(
  published: ReturnReasons,
  present: PendingChanges,
  codes: readonly string[],
): PendingChange {
  const others = [...present.values()].filter(({ key }) => key.startsWith(REASONS_PREFIX) && key !== REASON_ORDER_KEY);
  const natural = applyReasonChanges(published, others).reasons.map((reason) => reason.code);
  const original = published.reasons.map((reason) => reason.code);
  return change(REASON_ORDER_KEY, deepEqual(codes, natural) ? original : codes, original);
}

/** The codes with one moved to another place, 0 first. */
export function moveCode(codes: readonly string[], code: string, to: number): readonly string[] {
  const rest = codes.filter((other) => other !== code);
  return [...rest.slice(0, to), code, ...rest.slice(to)];
}

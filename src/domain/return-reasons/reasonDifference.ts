import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { arrangeReasons, changePattern, removeReason, saveReason, switchReasons } from './reasonEdits.ts';
import { codesOf } from './reasonRows.ts';
import { reasonPatternOf, type ReturnReasons } from './returnReason.ts';

const isChange = ({ value, originalValue }: PendingChange): boolean => !deepEqual(value, originalValue);

/** The changes that lead from one list of reasons to the other, their order among them only where it needs saying. */
export function reasonDifference(from: ReturnReasons, to: ReturnReasons): readonly PendingChange[] {
  const wanted = new Map(to.reasons.map((reason) => [reason.code, reason]));
  const edits = [...new Set([...codesOf(from), ...codesOf(to)])].map((code) => {
    const reason = wanted.get(code);
    return reason ? saveReason(from, reason) : removeReason(from, code);
  });
  const changes = [...edits, switchReasons(from, to.enabled), changePattern(from, reasonPatternOf(to))].filter(
    isChange,
  );
  const order = arrangeReasons(from, new Map(changes.map((change) => [change.key, change])), codesOf(to));
  return isChange(order) ? [...changes, order] : changes;
}

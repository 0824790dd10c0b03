import { featureOfChange } from '../changes/featureOfChange.ts';
import type { PendingChange } from '../changes/pendingChange.ts';

/** Maximum number of changes per page that the list of publishes shows by name. */
export const MAX_NAMES = 3;
/** Maximum number of changes of a publish that are grouped by page. */
const MAX_CHANGES = 100;
/** Maximum length of a change as JSON. A longer change is listed without its values. */
const MAX_VALUES_LENGTH = 4000;
const MAX_TOTAL_LENGTH = 16_000;

const lengthOf = ({ value, originalValue }: PendingChange): number => JSON.stringify({ value, originalValue }).length;

/** Shortens changes of a publish: the first of each page have values, the others only keys. Idempotent. */
export function namedChanges(changes: readonly PendingChange[]): readonly PendingChange[] {
  const countsByPage = new Map<string, number>();
  let remainingLength = MAX_TOTAL_LENGTH;
  return changes.slice(0, MAX_CHANGES).map((change) => {
    const { type, key } = change;
    const page = featureOfChange(change) ?? '';
    const before = countsByPage.get(page) ?? 0;
    countsByPage.set(page, before + 1);
    if (page === '' || before >= MAX_NAMES) return { type, key };
    const length = lengthOf(change);
    if (length > Math.min(MAX_VALUES_LENGTH, remainingLength)) return { type, key };
    remainingLength -= length;
    return change;
  });
}

import { featureOfChange } from '../changes/featureOfChange.ts';
import type { PendingChange } from '../changes/pendingChange.ts';

/** Maximum names per page in a list. */
export const MAX_NAMES = 3;
/** Maximum changes grouped by page. */
const MAX_CHANGES = 100;
/** Maximum JSON characters of a listed change. Longer ones keep only the key. */
const MAX_VALUES_LENGTH = 4000;
const MAX_TOTAL_LENGTH = 16_000;

const lengthOf = ({ value, originalValue }: PendingChange): number => JSON.stringify({ value, originalValue }).length;

/** Shortens the changes of a publish for a list: the first few of each page with values, others by key. Idempotent. */
export function namedChanges(changes: readonly PendingChange[]): readonly PendingChange[] {
  const named = new Map<string, number>();
  let left = MAX_TOTAL_LENGTH;
  return changes.slice(0, MAX_CHANGES).map((change) => {
    const { type, key } = change;
    const page = featureOfChange(change) ?? '';
    const before = named.get(page) ?? 0;
    named.set(page, before + 1);
    if (page === '' || before >= MAX_NAMES) return { type, key };
    const length = lengthOf(change);
    if (length > Math.min(MAX_VALUES_LENGTH, left)) return { type, key };
    left -= length;
    return change;
  });
}

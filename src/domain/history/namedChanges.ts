import { featureOfChange } from '../changes/featureOfChange.ts';
import type { PendingChange } from '../changes/pendingChange.ts';

/** As many changes of one page as a list names; of more, the last name gives way to their number. */
export const MOST_NAMES = 3;
/** As many changes as a list tells apart by page. */
const MOST_CHANGES = 100;
/** Characters of JSON of a change that is only to be named: a picture or a page of wording is named by its key. */
const LONGEST_VALUES = 4000;
/** The same of all of them together: whatever a publish changed, a list of many stays short. */
const LONGEST_IN_ALL = 16_000;

const lengthOf = ({ value, originalValue }: PendingChange): number => JSON.stringify({ value, originalValue }).length;

/**
 * The changes of a publish as far as a list needs them to say what it did: the first of them by their keys, and of each
 * page the first few with what they hold. Doing it twice changes nothing.
 */
export function namedChanges(changes: readonly PendingChange[]): readonly PendingChange[] {
  const named = new Map<string, number>();
  let left = LONGEST_IN_ALL;
  return changes.slice(0, MOST_CHANGES).map((change) => {
    const { type, key } = change;
    const page = featureOfChange(change) ?? '';
    const before = named.get(page) ?? 0;
    named.set(page, before + 1);
    if (page === '' || before >= MOST_NAMES) return { type, key };
    const length = lengthOf(change);
    if (length > Math.min(LONGEST_VALUES, left)) return { type, key };
    left -= length;
    return change;
  });
}

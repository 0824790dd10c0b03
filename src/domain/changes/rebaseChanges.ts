import { deepEqual } from '../shared/deepEqual.ts';
import type { PendingChange } from './pendingChange.ts';

export type ChangeConflict = {
  readonly mine: PendingChange;
  readonly theirs: unknown;
};

export type Rebased = {
  readonly changes: readonly PendingChange[];
  readonly conflicts: readonly ChangeConflict[];
};

/**
 * Puts pending changes on a configuration that someone else published meanwhile: a three-way merge by key.
 * Untouched keys carry over; a key that is already as I wanted it needs no change any more; a key both sides
 * changed differently is a conflict and is in neither list until it is decided. `isMade` tells of a key whose value
 * differs although nothing is left to do, such as a removal of what they removed as well.
 */
export function rebaseChanges(
  changes: Iterable<PendingChange>,
  readTheirs: (change: PendingChange) => unknown,
  isMade: (change: PendingChange) => boolean = () => false,
): Rebased {
  const rebased: PendingChange[] = [];
  const conflicts: ChangeConflict[] = [];
  for (const change of changes) {
    const theirs = readTheirs(change);
    if (deepEqual(theirs, change.value)) continue;
    if (deepEqual(theirs, change.originalValue)) rebased.push(change);
    else if (!isMade(change)) conflicts.push({ mine: change, theirs });
  }
  return { changes: rebased, conflicts };
}

export const keepMine = ({ mine, theirs }: ChangeConflict): PendingChange => ({ ...mine, originalValue: theirs });

import { deepEqual } from '../../shared/deepEqual.ts';
import type { PendingChange } from '../pendingChange.ts';

export type ChangeConflict = {
  readonly mine: PendingChange;
  readonly theirs: unknown;
};

export type Rebased = {
  readonly changes: readonly PendingChange[];
  readonly conflicts: readonly ChangeConflict[];
};

/**
 * Three-way merge by key onto a newly published configuration. Changes that are already published are dropped.
 * @param isMade returns true if a change has no effect although the values differ, e.g. if two users removed the same
 * entry
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

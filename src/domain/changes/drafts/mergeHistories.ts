import { deepEqual } from '../../shared/deepEqual.ts';
import { REMEMBERED_STEPS, type ChangeHistory } from '../changeHistory.ts';
import type { ChangeStep } from '../changeStep.ts';
import type { DraftConflict } from './mergeDraft.ts';

/** Removes one occurrence per entry of `others`, because a step can occur several times. */
function without(steps: readonly ChangeStep[], others: readonly ChangeStep[]): readonly ChangeStep[] {
  const left = [...others];
  return steps.filter((step) => {
    const found = left.findIndex((other) => deepEqual(other, step));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** Older steps made elsewhere come first. Conflicts form the last step, whose undo restores the other values. */
export function mergeHistories(
  synced: ChangeHistory,
  mine: ChangeHistory,
  theirs: ChangeHistory,
  conflicts: readonly DraftConflict[],
): ChangeHistory {
  const decided: ChangeStep = conflicts.map(({ mine: after, theirs: before }) => ({ key: after.key, before, after }));
  const undoneHere = without(mine.undone, synced.undone);
  const doneHere = without(mine.done, synced.done);
  const doneThere = without(theirs.done, synced.done);
  const done = [...without(theirs.done, undoneHere), ...without(doneHere, doneThere)];
  return {
    done: [...done, ...(decided.length > 0 ? [decided] : [])].slice(-REMEMBERED_STEPS),
    undone: doneHere.length > 0 || undoneHere.length > 0 ? mine.undone : theirs.undone,
  };
}

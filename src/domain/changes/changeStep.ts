import { deepEqual } from '../shared/deepEqual.ts';
import type { PendingChange, PendingChanges } from './pendingChange.ts';

/** What one act of a person did to the pending changes, key by key: enough to do it, undo it and do it again. */
export type ChangeStep = readonly {
  readonly key: string;
  readonly before?: PendingChange | undefined;
  readonly after?: PendingChange | undefined;
}[];

/**
 * A change as it will stand: the first original value is kept; `undefined` when nothing is left to publish. An edit
 * without a value has nothing to say: what it would take away is not there, whatever an earlier change stood on.
 */
function settled(current: PendingChange | undefined, change: PendingChange): PendingChange | undefined {
  if (change.value === undefined) return undefined;
  const next = current ? { ...change, originalValue: current.originalValue } : change;
  return deepEqual(next.value, next.originalValue) ? undefined : next;
}

/**
 * The step that makes these edits at once. An edit with a known key replaces the earlier change and keeps its
 * first original value; one that equals its original removes the change [PC-2] [PC-3].
 */
export function stepForEdits(present: PendingChanges, edits: readonly PendingChange[]): ChangeStep {
  const reached = new Map<string, PendingChange | undefined>();
  for (const edit of edits) {
    const current = reached.has(edit.key) ? reached.get(edit.key) : present.get(edit.key);
    reached.set(edit.key, settled(current, edit));
  }
  return [...reached]
    .map(([key, after]) => ({ key, before: present.get(key), after }))
    .filter(({ before, after }) => !deepEqual(before, after));
}

/** The step that discards these keys' changes; without keys, all of them. */
export const stepForDiscard = (present: PendingChanges, keys: Iterable<string> = present.keys()): ChangeStep =>
  [...keys].flatMap((key) => {
    const before = present.get(key);
    return before ? [{ key, before, after: undefined }] : [];
  });

export const invertStep = (step: ChangeStep): ChangeStep =>
  step.map(({ key, before, after }) => ({ key, before: after, after: before }));

/** The changes after a step. */
export function applyStep(present: PendingChanges, step: ChangeStep): PendingChanges {
  const next = new Map(present);
  for (const { key, after } of step) {
    if (after) next.set(key, after);
    else next.delete(key);
  }
  return next;
}

import { deepEqual } from '../shared/deepEqual.ts';
import type { PendingChange, PendingChanges } from './pendingChange.ts';

/** One user action on the pending changes, by key. Sufficient for undo and redo. */
export type ChangeStep = readonly {
  readonly key: string;
  readonly before?: PendingChange | undefined;
  readonly after?: PendingChange | undefined;
}[];

/** Keeps the first original value. An edit without a value removes the change. */
function settled(current: PendingChange | undefined, change: PendingChange): PendingChange | undefined {
  if (change.value === undefined) return undefined;
  const next = current ? { ...change, originalValue: current.originalValue } : change;
  return deepEqual(next.value, next.originalValue) ? undefined : next;
}

/** A key keeps its first original value [PC-2]. A change that equals its original is removed [PC-3]. */
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

export const stepForDiscard = (present: PendingChanges, keys: Iterable<string> = present.keys()): ChangeStep =>
  [...keys].flatMap((key) => {
    const before = present.get(key);
    return before ? [{ key, before, after: undefined }] : [];
  });

export const invertStep = (step: ChangeStep): ChangeStep =>
  step.map(({ key, before, after }) => ({ key, before: after, after: before }));

export const standingPart = (present: PendingChanges, step: ChangeStep): ChangeStep =>
  step.filter(({ key, before }) => deepEqual(present.get(key), before));

export function applyStep(present: PendingChanges, step: ChangeStep): PendingChanges {
  const next = new Map(present);
  for (const { key, after } of step) {
    if (after) next.set(key, after);
    else next.delete(key);
  }
  return next;
}

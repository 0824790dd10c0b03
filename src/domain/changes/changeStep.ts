import { deepEqual } from '../shared/deepEqual.ts';
import type { PendingChange, PendingChanges } from './pendingChange.ts';

/** One user action: the pending changes before and after it, by key. Unit of undo and redo. */
export type ChangeStep = readonly {
  readonly key: string;
  readonly before?: PendingChange | undefined;
  readonly after?: PendingChange | undefined;
}[];

function afterEdit(current: PendingChange | undefined, change: PendingChange): PendingChange | undefined {
  if (change.value === undefined) return undefined;
  const next = current ? { ...change, originalValue: current.originalValue } : change;
  return deepEqual(next.value, next.originalValue) ? undefined : next;
}

/**
 * Change step of an edit. The original value of the first edit is kept [PC-2]. A change that equals its original value
 * is removed [PC-3].
 */
export function stepForEdits(pendingChanges: PendingChanges, edits: readonly PendingChange[]): ChangeStep {
  const changesByKey = new Map<string, PendingChange | undefined>();
  for (const edit of edits) {
    const current = changesByKey.has(edit.key) ? changesByKey.get(edit.key) : pendingChanges.get(edit.key);
    changesByKey.set(edit.key, afterEdit(current, edit));
  }
  return [...changesByKey]
    .map(([key, after]) => ({ key, before: pendingChanges.get(key), after }))
    .filter(({ before, after }) => !deepEqual(before, after));
}

export const stepForDiscard = (
  pendingChanges: PendingChanges,
  keys: Iterable<string> = pendingChanges.keys(),
): ChangeStep =>
  [...keys].flatMap((key) => {
    const before = pendingChanges.get(key);
    return before ? [{ key, before, after: undefined }] : [];
  });

export const invertStep = (step: ChangeStep): ChangeStep =>
  step.map(({ key, before, after }) => ({ key, before: after, after: before }));

export const applicablePart = (pendingChanges: PendingChanges, step: ChangeStep): ChangeStep =>
  step.filter(({ key, before }) => deepEqual(pendingChanges.get(key), before));

export function applyStep(pendingChanges: PendingChanges, step: ChangeStep): PendingChanges {
  const next = new Map(pendingChanges);
  for (const { key, after } of step) {
    if (after) next.set(key, after);
    else next.delete(key);
  }
  return next;
}

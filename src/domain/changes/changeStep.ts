import { deepEqual } from '../shared/deepEqual.ts';
import type { PendingChange, PendingChanges } from './pendingChange.ts';

/** What one act of a person did to the pending changes, key by key: enough to do it, undo it and do it again. */
export type ChangeStep = readonly {
  readonly key: string;
  readonly before?: PendingChange | undefined;
  readonly after?: PendingChange | undefined;
}[];

/** The first original value is kept. An edit without a value takes away what is not there: nothing is left of it. */
function settled(current: PendingChange | undefined, change: PendingChange): PendingChange | undefined {
  if (change.value === undefined) return undefined;
  const next = current ? { ...change, originalValue: current.originalValue } : change;
  return deepEqual(next.value, next.originalValue) ? undefined : next;
}

/** A known key keeps its first original value [PC-2]; a change that equals its original goes [PC-3]. */
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

/** What of a step can be made: its keys read as they did before it. */
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

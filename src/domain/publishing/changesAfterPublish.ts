import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';

export type PublishedChange = {
  readPublished(change: PendingChange): unknown;
  valueToUndo(change: PendingChange): unknown;
};

/** What was edited meanwhile. A change taken back meanwhile went live all the same, and waits as its undoing. */
export function changesAfterPublish(
  present: PendingChanges,
  snapshot: readonly PendingChange[],
  { readPublished, valueToUndo }: PublishedChange,
): readonly PendingChange[] {
  const sent = new Map(snapshot.map((change) => [change.key, change]));
  const edited = [...present.values()].flatMap((change) => {
    const published = sent.get(change.key);
    if (!published) return [change];
    return deepEqual(published.value, change.value) ? [] : [{ ...change, originalValue: readPublished(change) }];
  });
  const takenBack = snapshot
    .filter((change) => !present.has(change.key))
    .map((change) => ({ ...change, value: valueToUndo(change), originalValue: readPublished(change) }))
    .filter((change) => !deepEqual(change.value, change.originalValue));
  return [...edited, ...takenBack];
}

import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';

export type PublishedChange = {
  readPublished(change: PendingChange): unknown;
  valueToUndo(change: PendingChange): unknown;
};

/** Changes edited during the publish. A change discarded during it was still published, so it becomes its own undo. */
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

import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';

/** What is known of a change once it was published. */
export type PublishedChange = {
  /** What is published under its key now. */
  readPublished(change: PendingChange): unknown;
  /** The value that would take it back. */
  valueToUndo(change: PendingChange): unknown;
};

/**
 * What is still pending once a snapshot was published: edits made meanwhile, on what is published now. One that was
 * taken back meanwhile went live all the same, and waits as the change that takes it back.
 */
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

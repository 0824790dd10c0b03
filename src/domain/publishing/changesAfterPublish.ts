import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';

/**
 * What is still pending once a snapshot was published: edits made meanwhile. Their original value is what was
 * published under their key; `readPublished` reads it.
 */
export function changesAfterPublish(
  present: PendingChanges,
  snapshot: readonly PendingChange[],
  readPublished: (change: PendingChange) => unknown,
): readonly PendingChange[] {
  const sent = new Map(snapshot.map((change) => [change.key, change]));
  return [...present.values()].flatMap((change) => {
    const published = sent.get(change.key);
    if (!published) return [change];
    return deepEqual(published.value, change.value) ? [] : [{ ...change, originalValue: readPublished(change) }];
  });
}

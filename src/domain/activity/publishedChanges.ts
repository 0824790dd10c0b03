import type { PendingChange } from '../changes/pendingChange.ts';
import { isRecord } from '../shared/shapes.ts';
import type { ActivityEntry } from './activityEntry.ts';

const isChange = (value: unknown): value is PendingChange =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['key'] === 'string';

/** Changes of a publish. Empty if the entry is not a publish, or if its list of changes was shortened. */
export function publishedChanges({ detail: { changes } }: ActivityEntry): readonly PendingChange[] {
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

/** Number of changes of a publish, even if its list was shortened. */
export function publishedCount(entry: ActivityEntry): number {
  const { changes, changeCount } = entry.detail;
  if (Array.isArray(changes)) return changes.length;
  return typeof changeCount === 'number' ? changeCount : 0;
}

import type { PendingChange } from '../changes/pendingChange.ts';
import { isRecord } from '../shared/shapes.ts';
import type { ActivityEntry } from './activityEntry.ts';

const isChange = (value: unknown): value is PendingChange =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['key'] === 'string';

/** What a publish changed, of an entry that tells of one; none of any other, and of a shortened one. */
export function publishedChanges({ detail: { changes } }: ActivityEntry): readonly PendingChange[] {
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

/** How much a publish changed, also where a list left out what. */
export function publishedCount(entry: ActivityEntry): number {
  const { changes, changeCount } = entry.detail;
  if (Array.isArray(changes)) return changes.length;
  return typeof changeCount === 'number' ? changeCount : 0;
}

import { deepEqual } from './deepEqual.ts';

/** Status of a list entry relative to the published version. */
export type EntryState = 'published' | 'added' | 'changed' | 'moved' | 'removed';

export function entryState<Entry>(
  published: Entry | undefined,
  pending: Entry | undefined,
  isMoved: boolean,
): EntryState {
  if (!pending) return 'removed';
  if (!published) return 'added';
  if (!deepEqual(published, pending)) return 'changed';
  return isMoved ? 'moved' : 'published';
}

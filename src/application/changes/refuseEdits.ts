import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Refuses every edit and calls `onRefused`. Returns a function that allows edits again. */
export function refuseEdits(changes: PendingChangesStore, onRefused: () => void): () => void {
  changes.guard = () => {
    onRefused();
    return false;
  };
  return () => {
    changes.guard = undefined;
  };
}

import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Lets no edit through, and calls back for each; the answer lets them through again. */
export function refuseEdits(changes: PendingChangesStore, onRefused: () => void): () => void {
  changes.guard = () => {
    onRefused();
    return false;
  };
  return () => {
    changes.guard = undefined;
  };
}

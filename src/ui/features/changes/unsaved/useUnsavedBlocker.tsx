import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { useService } from '../../../shared/services.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

export type UnsavedBlocker = {
  /** Whether leaving now would be asked about; for observers. */
  readonly isBlocking: boolean;
  /** To be drawn while it is asked. */
  readonly dialog: ReactNode;
};

/**
 * Holds every navigation out of review mode, by link, button and the way back alike, until the person has said whether
 * the unpublished changes are to be discarded [PC-9].
 */
export function useUnsavedBlocker(leaving: {
  /** Whether a path is outside of what the changes belong to. */
  readonly isLeaving: (pathname: string) => boolean;
  /** Discards the changes; the navigation goes on. */
  readonly onDiscard: () => void;
}): UnsavedBlocker {
  const changes = useService(PendingChangesStore);
  const blocker = useBlocker(({ nextLocation }) => changes.count > 0 && leaving.isLeaving(nextLocation.pathname));
  function handleGoOn(): void {
    leaving.onDiscard();
    blocker.proceed?.();
  }
  const dialog = blocker.state === 'blocked' && (
    <UnsavedDialog act="leave-review" count={changes.count} onStay={blocker.reset} onGoOn={handleGoOn} />
  );
  return { isBlocking: changes.count > 0, dialog };
}

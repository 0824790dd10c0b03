import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { useLeaveQuestion } from '../../leaving/LeaveQuestions.tsx';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { useService } from '../../services.tsx';

const UnsavedDialog = lazyComponent(async () => (await import('./UnsavedDialog.tsx')).UnsavedDialog);

/**
 * Holds every navigation out of review mode, by link, button and the way back alike, until the person has said whether
 * the unpublished changes are to be discarded [PC-9].
 */
export function useUnsavedBlocker(leaving: {
  /** Whether a path is outside of what the changes belong to. */
  readonly isLeaving: (pathname: string) => boolean;
  /** Discards the changes; the navigation goes on. */
  readonly onDiscard: () => void;
}): void {
  const changes = useService(PendingChangesStore);
  useLeaveQuestion(true, {
    isAsked: ({ nextLocation }) => changes.count > 0 && leaving.isLeaving(nextLocation.pathname),
    draw: ({ onStay, onLeave }) => (
      <UnsavedDialog
        act="leave-review"
        count={changes.count}
        onStay={onStay}
        onGoOn={() => {
          leaving.onDiscard();
          onLeave();
        }}
      />
    ),
  });
}

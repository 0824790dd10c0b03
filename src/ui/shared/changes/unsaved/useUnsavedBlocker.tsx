import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { useLeaveQuestion } from '../../leaving/LeaveQuestions.tsx';
import { useService } from '../../services.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

/** Blocks every navigation out of review mode until the user has decided about unpublished changes [PC-9]. */
export function useUnsavedBlocker(leaving: {
  readonly isLeaving: (pathname: string) => boolean;
  /** Called when the user discards the changes, before the navigation continues. */
  readonly onDiscard: () => void;
}): void {
  const changes = useService(PendingChangesStore);
  useLeaveQuestion(true, {
    mustAsk: ({ nextLocation }) => changes.count > 0 && leaving.isLeaving(nextLocation.pathname),
    render: ({ onStay, onLeave }) => (
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

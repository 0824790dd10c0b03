import { useLeaveQuestion } from '../leaving/LeaveQuestions.tsx';
import { useWarnBeforeUnload } from '../useWarnBeforeUnload.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';

/** Navigation option that skips the confirmation, because the input of the form is stored. */
export const KEEPS_INPUT = { state: { keepsInput: true } } as const;

export type KeepsInput = typeof KEEPS_INPUT;

export type LeaveGuard = {
  readonly isOn: boolean;
  /** Whether input would be lost, checked at the time of the navigation. Returns false after a save or discard. */
  readonly holds: () => boolean;
  readonly lastFocused: () => HTMLElement | undefined;
  readonly onLeave: () => void;
};

/** Asks the user for confirmation before a navigation, or closing the tab, would lose input. */
export function useLeaveGuard({ isOn, holds, lastFocused, onLeave }: LeaveGuard): void {
  useWarnBeforeUnload(isOn);
  useLeaveQuestion(isOn, {
    mustAsk: ({ currentLocation: from, nextLocation: to }) =>
      holds() &&
      !(to.state as KeepsInput['state'] | null)?.keepsInput &&
      from.pathname + from.search !== to.pathname + to.search,
    render: (answer) => (
      <DiscardQuestion
        lastFocused={lastFocused}
        onKeep={answer.onStay}
        onDiscard={() => {
          onLeave();
          answer.onLeave();
        }}
      />
    ),
  });
}

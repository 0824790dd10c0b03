import { useLeaveQuestion } from '../leaving/LeaveQuestions.tsx';
import { useWarnBeforeUnload } from '../useWarnBeforeUnload.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';

/** Marks a navigation that keeps a form's draft, so it needs no confirmation. */
export const KEEPS_INPUT = { state: { keepsInput: true } } as const;

export type KeepsInput = typeof KEEPS_INPUT;

export type LeaveGuard = {
  readonly isOn: boolean;
  /** Called when the user leaves. False after a save or discard. */
  readonly holds: () => boolean;
  readonly lastFocused: () => HTMLElement | undefined;
  readonly onLeave: () => void;
};

/** Asks before input is lost by navigation or by closing the page. */
export function useLeaveGuard({ isOn, holds, lastFocused, onLeave }: LeaveGuard): void {
  useWarnBeforeUnload(isOn);
  useLeaveQuestion(isOn, {
    isAsked: ({ currentLocation: from, nextLocation: to }) =>
      holds() &&
      !(to.state as KeepsInput['state'] | null)?.keepsInput &&
      from.pathname + from.search !== to.pathname + to.search,
    draw: (answer) => (
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

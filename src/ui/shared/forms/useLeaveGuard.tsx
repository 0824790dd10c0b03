import { useLeaveQuestion } from '../leaving/LeaveQuestions.tsx';
import { useWarnBeforeUnload } from '../useWarnBeforeUnload.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import type { KeepsInput } from './keepsInput.ts';

export type LeaveGuard = {
  readonly isOn: boolean;
  /** Asked as somebody leaves: what was saved or let go a moment before holds nobody. */
  readonly holds: () => boolean;
  /** What was typed into last. */
  readonly lastFocused: () => HTMLElement | undefined;
  /** Somebody leaves what was typed behind. */
  readonly onLeave: () => void;
};

/** While it is on, asks before what was typed is left by another address, by the way back, or by closing the page. */
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

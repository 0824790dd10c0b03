import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { useLeaveQuestion } from '../leaving/LeaveQuestions.tsx';
import { useWarnBeforeUnload } from '../useWarnBeforeUnload.ts';

const DiscardQuestion = lazyComponent(async () => (await import('./DiscardQuestion.tsx')).DiscardQuestion);

export type LeaveGuard = {
  readonly isOn: boolean;
  /** Asked as somebody leaves: what was saved or let go a moment before holds nobody. */
  readonly holds: () => boolean;
  /** `page` lets another address of the same page pass, as that of a dialog; `address` lets none. */
  readonly scope: 'page' | 'address';
};

/** While it is on, asks before what was typed is left by another address, by the way back, or by closing the page. */
export function useLeaveGuard({ isOn, holds, scope }: LeaveGuard): void {
  useWarnBeforeUnload(isOn);
  useLeaveQuestion(isOn, {
    isAsked: ({ currentLocation, nextLocation }) =>
      holds() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (scope === 'address' && currentLocation.search !== nextLocation.search)),
    draw: ({ onStay, onLeave }) => <DiscardQuestion onKeep={onStay} onDiscard={onLeave} />,
  });
}

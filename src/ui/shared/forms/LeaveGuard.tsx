import { use } from 'react';
import { UNSAFE_DataRouterContext, useBlocker, type BlockerFunction } from 'react-router-dom';
import { useWarnBeforeUnload } from '../useWarnBeforeUnload.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';

export type LeaveGuardProps = {
  readonly isOn: boolean;
  /** Asked as somebody leaves: what was saved or let go a moment before holds nobody. */
  readonly holds: () => boolean;
  /** `page` lets another address of the same page pass, as that of a dialog; `address` lets none. */
  readonly scope: 'page' | 'address';
};

/** While it is on, asks before what was typed is left by another address, by the way back, or by closing the page. */
export function LeaveGuard({ isOn, holds, scope }: LeaveGuardProps) {
  useWarnBeforeUnload(isOn);
  // Only a data router can hold somebody back.
  const canBlock = use(UNSAFE_DataRouterContext) !== null;
  return isOn && canBlock ? <NavigationBlocker holds={holds} scope={scope} /> : undefined;
}

function NavigationBlocker({ holds, scope }: Omit<LeaveGuardProps, 'isOn'>) {
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    holds() &&
    (currentLocation.pathname !== nextLocation.pathname ||
      (scope === 'address' && currentLocation.search !== nextLocation.search));
  const blocker = useBlocker(shouldBlock);
  return blocker.state === 'blocked' ? (
    <DiscardQuestion onKeep={blocker.reset} onDiscard={blocker.proceed} />
  ) : undefined;
}

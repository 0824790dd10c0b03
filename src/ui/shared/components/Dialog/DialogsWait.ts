import { createContext, use, useState } from 'react';

/** Whether something lies over the page that no dialog of it may come over: what is open stays, what would open waits. */
export const DialogsWaitContext = createContext(false);

/** Whether a dialog that shall be open is. */
export function useWaiting(isOpen: boolean): boolean {
  const isWaiting = use(DialogsWaitContext);
  const [isShown, setIsShown] = useState(isOpen && !isWaiting);
  const next = isOpen && (isShown || !isWaiting);
  if (next !== isShown) setIsShown(next);
  return next;
}

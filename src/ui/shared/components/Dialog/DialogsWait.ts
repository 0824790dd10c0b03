import { createContext, use, useState } from 'react';

/** Whether an overlay blocks dialogs of the page. Open ones stay open, new ones wait. */
export const DialogsWaitContext = createContext(false);

export function useWaiting(isOpen: boolean): boolean {
  const isWaiting = use(DialogsWaitContext);
  const [isShown, setIsShown] = useState(isOpen && !isWaiting);
  const next = isOpen && (isShown || !isWaiting);
  if (next !== isShown) setIsShown(next);
  return next;
}

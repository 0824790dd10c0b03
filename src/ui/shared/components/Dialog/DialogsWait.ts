import { createContext, use, useState } from 'react';

/** True while an overlay prevents the page from opening dialogs. New dialogs wait; dialogs that are open stay open. */
export const DialogsWaitContext = createContext(false);

export function useWaiting(isOpen: boolean): boolean {
  const isWaiting = use(DialogsWaitContext);
  const [isShown, setIsShown] = useState(isOpen && !isWaiting);
  const next = isOpen && (isShown || !isWaiting);
  if (next !== isShown) setIsShown(next);
  return next;
}

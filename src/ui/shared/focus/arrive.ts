import type { NavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';

/** Dialogs keep their focus. */
const isInDialog = (): boolean =>
  (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null) !== null;

/** Focuses the heading and scrolls to the top. On back and forward, the browser restores the scroll position. */
export function arrive(navigation: `${NavigationType}`): void {
  if (navigation !== 'POP') window.scrollTo(0, 0);
  if (!isInDialog()) focusHeading();
}

import type { NavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';

/** The page's own dialogs keep the focus they took. */
const isInDialog = (): boolean =>
  (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null) !== null;

/**
 * Puts the focus on the heading, and the top into view, where one page or view follows another. The way back and forward
 * leaves scrolling to the browser, which knows where it stood.
 */
export function arrive(navigation: `${NavigationType}`): void {
  if (navigation !== 'POP') window.scrollTo(0, 0);
  if (!isInDialog()) focusHeading();
}

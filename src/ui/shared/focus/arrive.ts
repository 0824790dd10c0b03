import type { NavigationType } from 'react-router-dom';

/** Dialogs keep their focus. */
const isInDialog = (): boolean =>
  (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null) !== null;

/** Focuses the heading and scrolls to the top. On back and forward, the browser restores the scroll position. */
export function arrive(navigation: `${NavigationType}`): void {
  if (navigation !== 'POP') window.scrollTo(0, 0);
  if (!isInDialog()) focusHeading();
}

/** Focuses the heading, or the content if there is none, so that it is read out. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1') ?? document.getElementById('content');
  if (!heading) return;
  // Not in the tab order.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

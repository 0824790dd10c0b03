import type { NavigationType } from 'react-router-dom';

/** True if the focus is in a dialog. A change of the page must not move the focus then. */
const isInDialog = (): boolean =>
  (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null) !== null;

/** Focuses the heading and scrolls to the top. After back or forward (`POP`), the browser restores the position. */
export function arrive(navigation: `${NavigationType}`): void {
  if (navigation !== 'POP') window.scrollTo(0, 0);
  if (!isInDialog()) focusHeading();
}

/** Focuses the heading, so that screen readers read it. Without a heading, focuses the content. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1') ?? document.getElementById('content');
  if (!heading) return;
  // Makes the heading focusable by script, but not by the Tab key.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

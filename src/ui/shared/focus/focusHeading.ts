/** Focuses the heading, or the content if there is none, so that it is read out. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1') ?? document.getElementById('content');
  if (!heading) return;
  // Not in the tab order.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

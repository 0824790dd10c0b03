/** Brings the focus to the heading of what is in sight, to be read out; to the content where it has none. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1') ?? document.getElementById('content');
  if (!heading) return;
  // Not a place to stop at on the way through the page.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

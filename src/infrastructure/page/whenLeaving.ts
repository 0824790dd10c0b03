/** Runs the work whenever the page may be gone before anything else does: it is hidden, closed, or another is opened. */
export function whenLeaving(browserWindow: Window, work: () => void): void {
  const { document } = browserWindow;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') work();
  });
  browserWindow.addEventListener('pagehide', work);
}

/** The longest wait, in milliseconds: a hidden page paints no frame. */
const LONGEST_WAIT = 100;

/** Runs `work` once, after the next frame is painted or after the longest wait. */
export function afterNextFrame(work: () => void): void {
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, LONGEST_WAIT);
}

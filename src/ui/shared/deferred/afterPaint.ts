import { flushSync } from 'react-dom';

/** The longest that anything waits, in milliseconds: a page nobody sees paints no frame. */
const LONGEST_WAIT = 100;

/** Calls back once the next frame is painted. */
export function afterNextFrame(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_WAIT);
}

let schedule: ((work: () => void) => void) | undefined = afterNextFrame;
let isScheduled = false;
const draws = new Set<() => void>();
let afterwards: (() => void)[] = [];

function drawAll(): void {
  isScheduled = false;
  const due = [...draws];
  draws.clear();
  // In one drawing, effects included: what they say is said with what the act itself says.
  flushSync(() => {
    for (const draw of due) draw();
  });
  const then = afterwards;
  afterwards = [];
  for (const work of then) work();
}

/** Draws once the frame is painted that shows what the present task changed; what waits is drawn together. */
export function drawAfterPaint(draw: () => void): void {
  if (!schedule) {
    draw();
    return;
  }
  draws.add(draw);
  if (!isScheduled) schedule(drawAll);
  isScheduled = true;
}

/** Runs at the end of the present task, or once all is drawn that still waits for the paint. */
export function onceDrawn(work: () => void): void {
  if (isScheduled) afterwards.push(work);
  else queueMicrotask(work);
}

/** For tests: by what drawings are put off, nothing for at once. The answer puts it back. */
export function putOffBy(scheduler: typeof schedule): () => void {
  const before = schedule;
  schedule = scheduler;
  return () => {
    schedule = before;
  };
}

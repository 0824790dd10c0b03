import { flushSync } from 'react-dom';

/** The longest that anything waits, in milliseconds: a page nobody sees paints no frame. */
const LONGEST_WAIT = 100;

/** Calls back once the next frame is painted, and again where nothing may be left to do. */
export function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
  setTimeout(work, LONGEST_WAIT);
}

/** Other documents, such as the preview's frame, that have not drawn yet what they were told of an edit. */
const behind = new Set<object>();
const waiting = new Set<() => void>();

/** Lets what follows from an edit wait for another document that shows it too, until what comes back is called. */
export function drawnElsewhere(): () => void {
  const mark = {};
  behind.add(mark);
  return () => {
    if (!behind.delete(mark) || behind.size > 0) return;
    for (const work of waiting) afterNextFrame(work);
    waiting.clear();
  };
}

/** As `afterNextFrame`, of the frame in which other documents too show what they were told. */
export function afterFrameEverywhere(work: () => void): void {
  requestAnimationFrame(() => setTimeout(() => (behind.size === 0 ? work() : waiting.add(work))));
  setTimeout(work, LONGEST_WAIT);
}

/** By what drawings are put off; tests draw at once where there is nothing, or in frames of their own. */
export const putOff: { by: ((work: () => void) => void) | undefined } = { by: afterFrameEverywhere };
const draws = new Set<() => void>();
const afterwards: (() => void)[] = [];

function drawAll(): void {
  // One that is still behind is waited for no longer: it may never draw.
  behind.clear();
  // In one drawing, effects included: what they say is said with what the act itself says.
  flushSync(() => {
    for (const draw of draws) draw();
    draws.clear();
  });
  for (const work of afterwards.splice(0)) work();
}

/** Draws once the frame is painted that shows what the present task changed; what waits is drawn together. */
export function drawAfterPaint(draw: () => void): void {
  if (!putOff.by) return draw();
  if (draws.size === 0) putOff.by(drawAll);
  draws.add(draw);
}

/** Runs at the end of the present task, or once all is drawn that still waits for the paint. */
export function onceDrawn(work: () => void): void {
  if (draws.size > 0) afterwards.push(work);
  else queueMicrotask(work);
}

import { flushSync } from 'react-dom';

/** The longest that anything waits, in milliseconds: a page nobody sees paints no frame. */
const LONGEST_WAIT = 100;

/** Calls back once the next frame is painted, and again where nothing may be left to do. */
export function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
  setTimeout(work, LONGEST_WAIT);
}

/** By what drawings are put off; tests draw at once where there is nothing, or in frames of their own. */
export const putOff: { by: ((work: () => void) => void) | undefined } = { by: afterNextFrame };
const draws = new Set<() => void>();
const afterwards: (() => void)[] = [];

function drawAll(): void {
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

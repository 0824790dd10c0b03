import { focusHeading } from './arrive.ts';
import { FocusPlace } from './FocusPlace.ts';

/** Overlays that restore the focus when they close. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Frames in which a closed overlay may restore the focus itself. */
const FRAMES_OF_LAYER = 4;

const layerOf = (element: Element): Element | null => element.closest(LAYERS);
const isNowhere = (): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
};

/**
 * When the focused control is removed or disabled, focuses the next control in the same layer or the one below, or the
 * heading. Code that moves the focus in the same frame has priority. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  /** Last focus of each layer, topmost last. */
  let places: readonly FocusPlace[] = [];
  let isWaiting = false;
  let frame = 0;
  /** A layer was open at the start, so it will restore a focus that is not known here. */
  let isBelowUnknown = false;
  let framesOfLayer = 0;
  let isByKey = false;

  function remember(): void {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || isNowhere()) return;
    const layer = layerOf(activeElement);
    const below = places.filter(({ element }) => layer !== null && layerOf(element) !== layer);
    isBelowUnknown = layer !== null && below.length === 0;
    framesOfLayer = 0;
    places = [...below, new FocusPlace(activeElement)];
  }
  function goOn(): void {
    isWaiting = false;
    if (!isNowhere() || places.length === 0) return;
    for (const place of places.toReversed()) {
      const next = place.next();
      next?.focus({ preventScroll: !isByKey });
      if (next && !isNowhere()) return;
    }
    if (isBelowUnknown && framesOfLayer < FRAMES_OF_LAYER) {
      framesOfLayer += 1;
      isWaiting = true;
      frame = requestAnimationFrame(goOn);
    } else focusHeading();
  }
  const observer = new MutationObserver((records) => {
    for (const place of places) place.follow(records);
    const last = places.at(-1);
    const isMoved =
      last &&
      isNowhere() &&
      records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last.element)));
    if (isWaiting || !(last?.isLost || isMoved)) return;
    isWaiting = true;
    frame = requestAnimationFrame(goOn);
  });
  function notePointer({ target }: Event): void {
    isByKey = false;
    // A click outside of all controls removes the focus on purpose.
    if (target instanceof Element && !target.closest('a, button, input, select, textarea, label, [tabindex]'))
      places = [];
  }
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('focusin', remember, options);
  document.addEventListener('keydown', () => void (isByKey = true), options);
  document.addEventListener('pointerdown', notePointer, options);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  remember();
  return () => {
    stop.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

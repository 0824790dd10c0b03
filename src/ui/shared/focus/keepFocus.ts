import { focusHeading } from './focusHeading.ts';
import { FocusPlace } from './FocusPlace.ts';

/** What is laid over the page and gives the focus back when it goes. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Frames in which a layer that has closed gives the focus back to a place that is not known here. */
const FRAMES_OF_LAYER = 4;

const layerOf = (element: Element): Element | null => element.closest(LAYERS);
const isNowhere = (): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
};

/**
 * Lets the focus go on where the control that had it goes away or takes it no more: a row is removed, a notice dismissed, a
 * button has done what it was for. It goes to what follows, in the layer of the control or the one below it, else to the
 * heading. Whoever moves the focus themselves in the same frame comes first. The answer stops it.
 */
export function keepFocus(): () => void {
  /** The last place in each layer, the uppermost last. */
  let places: readonly FocusPlace[] = [];
  let isWaiting = false;
  let frame = 0;
  /** The focus was in a layer when this began: what had it before, and gets it back, is not among the places. */
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
    // A press beside all controls takes the focus away on purpose.
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

import { focusHeading } from './arrive.ts';
import { FocusPlace } from './FocusPlace.ts';

/** Selector of overlays. React Aria restores the previous focus when an overlay closes. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Number of frames to wait for a closed overlay to restore the focus. */
const FRAMES_OF_LAYER = 4;

const layerOf = (element: Element): Element | null => element.closest(LAYERS);
const isNowhere = (): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
};

/**
 * When the focused control is removed or disabled, focuses the next control in the same overlay. If there is none,
 * focuses a control in the overlay below, or the heading. Does nothing if other code moves the focus in the same frame.
 * The returned function ends this behaviour.
 */
export function keepFocus(): () => void {
  /** Last focused control of each overlay and of the page. The topmost overlay is last. */
  let focused: readonly FocusPlace[] = [];
  let isWaiting = false;
  let frame = 0;
  /**
   * True if the focused overlay was already open at the start. When it closes, it restores a focus that is not in
   * `focused`.
   */
  let isBelowUnknown = false;
  let framesOfLayer = 0;
  let isByKey = false;

  function remember(): void {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || isNowhere()) return;
    const layer = layerOf(activeElement);
    const below = focused.filter(({ element }) => layer !== null && layerOf(element) !== layer);
    isBelowUnknown = layer !== null && below.length === 0;
    framesOfLayer = 0;
    focused = [...below, new FocusPlace(activeElement)];
  }
  function focusNext(): void {
    isWaiting = false;
    if (!isNowhere() || focused.length === 0) return;
    for (const position of focused.toReversed()) {
      const next = position.next();
      next?.focus({ preventScroll: !isByKey });
      if (next && !isNowhere()) return;
    }
    if (isBelowUnknown && framesOfLayer < FRAMES_OF_LAYER) {
      framesOfLayer += 1;
      isWaiting = true;
      frame = requestAnimationFrame(focusNext);
    } else focusHeading();
  }
  const observer = new MutationObserver((records) => {
    for (const position of focused) position.follow(records);
    const last = focused.at(-1);
    const isMoved =
      last &&
      isNowhere() &&
      records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last.element)));
    if (isWaiting || !(last?.isLost || isMoved)) return;
    isWaiting = true;
    frame = requestAnimationFrame(focusNext);
  });
  function notePointer({ target }: Event): void {
    isByKey = false;
    // The user removed the focus intentionally by a click outside of all controls.
    if (target instanceof Element && !target.closest('a, button, input, select, textarea, label, [tabindex]'))
      focused = [];
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

import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { LazyPart } from '../../../application/shared/LazyPart.ts';

export type QuietPart<Part> = {
  readonly part: Part | undefined;
  /** It was wished for and could not be fetched; the next wish tries again. */
  readonly hasFailed: boolean;
};

/** It or something in it has the focus, is pressed or open. */
const IN_USE = ':focus-within, :active, :has([aria-expanded="true"])';

/** A dialog is there, perhaps closing, that the element is not in. */
const isCovered = (element: Element): boolean =>
  [...document.querySelectorAll('[role$="dialog"]')].some((dialog) => !dialog.contains(element));

/**
 * What takes the place of something simpler that is drawn until its script is there. It does so while the focus is
 * elsewhere, nothing of it is open and no dialog covers it, since what is open would be lost and a dialog that closes
 * gives the focus back to what opened it; or as soon as it can after a wish. `wishes` counts them.
 */
export function useQuietPart<Part>(
  part: LazyPart<Part>,
  place: RefObject<HTMLElement | null>,
  wishes = 0,
): QuietPart<Part> {
  const [taken, setTaken] = useState<{ readonly part: Part } | undefined>(part.loaded && { part: part.loaded });
  const [failedWish, setFailedWish] = useState(0);
  const isTaken = taken !== undefined;
  useEffect(
    function takePlace() {
      if (isTaken) return undefined;
      const element = place.current;
      const isInUse = (): boolean => element !== null && (element.matches(IN_USE) || isCovered(element));
      // At once: drawn later, it could take the place of what was pressed meanwhile.
      const take = (): void => {
        const { loaded } = part;
        if (loaded && (wishes > 0 || !isInUse())) flushSync(() => setTaken({ part: loaded }));
      };
      // During the event itself the focus is nowhere.
      const takeOnceLeft = (): void => void setTimeout(take);
      const stopListening = part.onLoad(take);
      const left = new AbortController();
      const until = { signal: left.signal };
      document.addEventListener('focusin', takeOnceLeft, until);
      element?.addEventListener('focusout', takeOnceLeft, until);
      element?.addEventListener('pointerleave', takeOnceLeft, until);
      if (wishes > 0 && !part.loaded) part.load().catch(() => setFailedWish(wishes));
      // React is still at work here.
      else queueMicrotask(() => !left.signal.aborted && take());
      return () => {
        stopListening();
        left.abort();
      };
    },
    [part, place, wishes, isTaken],
  );
  return { part: taken?.part, hasFailed: failedWish > 0 && failedWish === wishes && !isTaken };
}

import { useEffect, useState, type RefObject } from 'react';
import type { LazyPart } from '../../../application/shared/LazyPart.ts';

/**
 * What takes the place of something simpler that is drawn until its script is there. It does so while the focus is
 * elsewhere and nothing of it is open, since that would be lost; or as soon as it `isWanted`.
 */
export function useQuietPart<Part>(
  part: LazyPart<Part>,
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
): Part | undefined {
  const [taken, setTaken] = useState<{ readonly part: Part } | undefined>(part.loaded && { part: part.loaded });
  const isTaken = taken !== undefined;
  useEffect(
    function takePlace() {
      if (isTaken) return undefined;
      const element = place.current;
      const isInUse = (): boolean =>
        element !== null &&
        (element.contains(document.activeElement) || element.querySelector('[aria-expanded="true"]') !== null);
      const take = (): void => {
        if (part.loaded && (isWanted || !isInUse())) setTaken({ part: part.loaded });
      };
      // By the time of the event itself the focus is nowhere.
      const takeOnceLeft = (): void => void setTimeout(take);
      const stopListening = part.onLoad(take);
      element?.addEventListener('focusout', takeOnceLeft);
      if (isWanted && !part.loaded) part.load().catch(() => undefined);
      else take();
      return () => {
        stopListening();
        element?.removeEventListener('focusout', takeOnceLeft);
      };
    },
    [part, place, isWanted, isTaken],
  );
  return taken?.part;
}

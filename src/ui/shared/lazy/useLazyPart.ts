import { useEffect, useReducer } from 'react';
import type { LazyPart } from '../../../application/shared/LazyPart.ts';

/**
 * A part of the page whose script nobody waited for; `undefined` until it is there and wanted. What could not be fetched
 * is asked for again as often as `wanted` changes, and once there is a connection again.
 */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: unknown): Part | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isMissing = part.loaded === undefined && Boolean(wanted);
  useEffect(
    function fetchPart() {
      if (!isMissing) return undefined;
      // Without a connection, or while a release is replaced: the next wish tries again.
      const fetchIt = (): void => void part.load().then(redraw, () => undefined);
      fetchIt();
      window.addEventListener('online', fetchIt);
      return () => window.removeEventListener('online', fetchIt);
    },
    [part, wanted, isMissing],
  );
  return part.loaded;
}

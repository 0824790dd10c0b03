import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from '../../../application/shared/LazyPart.ts';

/**
 * A part of the page whose script nobody waited for; `undefined` until it is there, whoever had it fetched. It is fetched
 * once it is wanted. What could not be fetched is asked for again as often as `wanted` changes, and once there is a
 * connection again.
 */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: unknown = false): Part | undefined {
  const subscribe = useCallback((listener: () => void) => part.onLoad(listener), [part]);
  const loaded = useSyncExternalStore(subscribe, () => part.loaded);
  const isMissing = loaded === undefined && Boolean(wanted);
  useEffect(
    function fetchPart() {
      if (!isMissing) return undefined;
      // Without a connection, or while a release is replaced: the next wish tries again.
      const fetchIt = (): void => void part.load().catch(() => undefined);
      fetchIt();
      window.addEventListener('online', fetchIt);
      return () => window.removeEventListener('online', fetchIt);
    },
    [part, wanted, isMissing],
  );
  return loaded;
}

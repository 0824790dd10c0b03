import { useEffect, useState } from 'react';

/**
 * A part of the page whose script is fetched while nobody waits for it; `undefined` until it is there. What could not
 * be fetched is asked for again as often as `wanted` changes.
 */
export function useLazyModule<Part>(load: () => Promise<Part>, wanted: unknown): Part | undefined {
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  const isThere = part !== undefined;
  useEffect(
    function fetchPart() {
      if (isThere) return undefined;
      let isAwaited = true;
      load().then(
        (loaded) => isAwaited && setPart({ loaded }),
        // Without a connection, or while a release is replaced: the next wish tries again.
        () => undefined,
      );
      return () => {
        isAwaited = false;
      };
    },
    [load, wanted, isThere],
  );
  return part?.loaded;
}

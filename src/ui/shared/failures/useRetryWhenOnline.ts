import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { useLatest } from '../useLatest.ts';

/** Kinds of failures that may disappear once the browser is online again. */
const lostKinds: ReadonlySet<string> = new Set<PortFailure['kind']>(['unreachable', 'timed-out']);
const changes = ['online', 'offline'] as const;

function watch(changed: () => void): () => void {
  for (const change of changes) window.addEventListener(change, changed);
  return () => {
    for (const change of changes) window.removeEventListener(change, changed);
  };
}

/**
 * Returns true while the browser is offline, and calls `retry` once it is online again. Checks `navigator.onLine`,
 * because loading scripts needs the network even in the demo, which has no service.
 * @param kind kind of the failure; undefined for a failure that a connection cannot fix
 */
export function useRetryWhenOnline(kind: PortFailure['kind'] | undefined, retry: () => void): boolean {
  const isLost = kind !== undefined && lostKinds.has(kind);
  const isConnected = useSyncExternalStore(watch, () => navigator.onLine);
  const latest = useLatest(retry);
  const isWaiting = useRef(false);
  useEffect(
    function retryOnceConnected() {
      // Compare with the previous render, because the `online` event may be dispatched before a listener is added.
      if (isLost && isConnected && isWaiting.current) latest.current();
      isWaiting.current = isLost && !isConnected;
    },
    [isLost, isConnected, latest],
  );
  return isLost && !isConnected;
}

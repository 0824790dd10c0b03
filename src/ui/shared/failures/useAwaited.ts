import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { useLatest } from '../useLatest.ts';

/** Failures that a restored connection may fix. */
const lostKinds: ReadonlySet<string> = new Set<PortFailure['kind']>(['unreachable', 'timed-out']);
const changes = ['online', 'offline'] as const;

function watch(changed: () => void): () => void {
  for (const change of changes) window.addEventListener(change, changed);
  return () => {
    for (const change of changes) window.removeEventListener(change, changed);
  };
}

/**
 * True if the content waits for the connection. Retries once the browser is online. Uses `navigator.onLine`, because
 * scripts need the network even if the service does not, as in the demo.
 * @param kind undefined if a connection would not help
 */
export function useAwaited(kind: PortFailure['kind'] | undefined, retry: () => void): boolean {
  const isLost = kind !== undefined && lostKinds.has(kind);
  const isConnected = useSyncExternalStore(watch, () => navigator.onLine);
  const latest = useLatest(retry);
  const isWaiting = useRef(false);
  useEffect(
    function retryOnceConnected() {
      // Compares renders instead of listening for the event, which may come before the listener.
      if (isLost && isConnected && isWaiting.current) latest.current();
      isWaiting.current = isLost && !isConnected;
    },
    [isLost, isConnected, latest],
  );
  return isLost && !isConnected;
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { useLatest } from '../useLatest.ts';

/** What is lost with the connection, and may come once it is back. */
const lostKinds: ReadonlySet<string> = new Set<PortFailure['kind']>(['unreachable', 'timed-out']);
const changes = ['online', 'offline'] as const;

function watch(changed: () => void): () => void {
  for (const change of changes) window.addEventListener(change, changed);
  return () => {
    for (const change of changes) window.removeEventListener(change, changed);
  };
}

/**
 * Whether what could not be fetched waits for the connection, which is no failure. It is asked for again once the browser
 * is connected, whose word this takes: scripts come over the network where the service does not, as in the demo.
 *
 * @param kind why it is not there; `undefined` where no connection would bring it
 */
export function useAwaited(kind: PortFailure['kind'] | undefined, retry: () => void): boolean {
  const isLost = kind !== undefined && lostKinds.has(kind);
  const isConnected = useSyncExternalStore(watch, () => navigator.onLine);
  const latest = useLatest(retry);
  const isWaiting = useRef(false);
  useEffect(
    function retryOnceConnected() {
      // By what was drawn, not by the event: that may come before anybody listens.
      if (isLost && isConnected && isWaiting.current) latest.current();
      isWaiting.current = isLost && !isConnected;
    },
    [isLost, isConnected, latest],
  );
  return isLost && !isConnected;
}

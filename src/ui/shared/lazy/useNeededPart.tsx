import { useEffect, useState, type ReactNode } from 'react';
import type { LazyPart } from '../../../application/shared/LazyPart.ts';
import { LazyFailure } from './LazyFailure.tsx';

export type NeededPart<Part> = {
  readonly part: Part | undefined;
  /** Says that it could not be fetched and offers it again; nothing else. */
  readonly failure: ReactNode;
};

/** A part that cannot be drawn without its script, fetched at once. */
export function useNeededPart<Part>(part: LazyPart<Part>): NeededPart<Part> {
  const [state, setState] = useState<'fetching' | 'fetched' | 'failed'>('fetching');
  const { loaded } = part;
  const isMissing = loaded === undefined && state === 'fetching';
  useEffect(
    function fetchPart() {
      if (!isMissing) return undefined;
      let isAwaited = true;
      part.load().then(
        () => isAwaited && setState('fetched'),
        () => isAwaited && setState('failed'),
      );
      return () => {
        isAwaited = false;
      };
    },
    [part, isMissing],
  );
  const hasFailed = loaded === undefined && state === 'failed';
  useEffect(
    function retryOnceConnected() {
      if (!hasFailed) return undefined;
      const retry = (): void => setState('fetching');
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    },
    [hasFailed],
  );
  return { part: loaded, failure: hasFailed && <LazyFailure onRetry={() => setState('fetching')} /> };
}

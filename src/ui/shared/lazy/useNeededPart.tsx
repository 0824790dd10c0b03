import { useEffect, useState, type ReactNode } from 'react';
import type { LazyPart } from '../../../application/shared/LazyPart.ts';
import { LazyFailure } from './LazyFailure.tsx';

export type NeededPart<Part> = {
  readonly part: Part | undefined;
  /** Says that it could not be fetched and offers it again; nothing else. */
  readonly failure: ReactNode;
};

/** A part that cannot be drawn without its script, fetched at once, or as soon as it is wanted. */
export function useNeededPart<Part>(part: LazyPart<Part>, isWanted = true): NeededPart<Part> {
  const [state, setState] = useState<'fetching' | 'fetched' | 'failed'>('fetching');
  const { loaded } = part;
  const isMissing = isWanted && loaded === undefined && state === 'fetching';
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
  const hasFailed = isWanted && loaded === undefined && state === 'failed';
  return { part: loaded, failure: hasFailed && <LazyFailure onRetry={() => setState('fetching')} /> };
}

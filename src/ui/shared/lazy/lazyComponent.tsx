import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LazyFailure } from './LazyFailure.tsx';
import { LazyPart } from '../../../application/shared/LazyPart.ts';

/**
 * A component in a script of its own, for what is not drawn with the page, as a dialog. Where its script cannot be
 * fetched, what is drawn in its place says so and offers it again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const part = new LazyPart(load);
  return function LazyComponent(props) {
    const [state, setState] = useState<'fetching' | 'fetched' | 'failed'>('fetching');
    const Component = part.loaded;
    const isMissing = Component === undefined && state === 'fetching';
    useEffect(
      function fetchComponent() {
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
      [isMissing],
    );
    if (Component) return <Component {...props} />;
    return state === 'failed' ? <LazyFailure onRetry={() => setState('fetching')} /> : undefined;
  };
}

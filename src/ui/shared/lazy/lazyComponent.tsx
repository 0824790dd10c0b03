import type { ComponentType, ReactNode } from 'react';
import { LazyPart } from '../../../application/shared/LazyPart.ts';
import { useNeededPart } from './useNeededPart.tsx';

/**
 * A component in a script of its own, for what is not drawn with the page, as a dialog. Where its script cannot be
 * fetched, what is drawn in its place says so and offers it again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const part = new LazyPart(load);
  return function LazyComponent(props) {
    const { part: Component, failure } = useNeededPart(part);
    return Component ? <Component {...props} /> : failure;
  };
}

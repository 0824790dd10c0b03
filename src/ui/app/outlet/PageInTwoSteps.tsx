import { useDeferredValue, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { usePageArrival } from './pageArrival.tsx';
import { PageShape } from './PageShape.tsx';

/**
 * Renders the title first and the page right afterwards, because a long form is slow on some devices. On back and
 * forward, everything is rendered at once, so that the browser can restore the scroll position. Needs a key per page.
 */
export function PageInTwoSteps({
  address,
  title,
  children,
}: {
  readonly address: string;
  readonly title: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const isAtOnce = useNavigationType() === 'POP' || title === undefined;
  const isDrawn = useDeferredValue(true, isAtOnce);
  usePageArrival(address, isDrawn);
  return isDrawn ? children : <PageShape title={title ?? ''} />;
}

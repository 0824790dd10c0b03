import { useDeferredValue, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { usePageArrival } from './pageArrival.tsx';
import { PageShape } from './PageShape.tsx';

/**
 * A page that was gone to: its name is drawn with the press, the page itself right after, since a whole form takes longer
 * than a person waits for an answer on a slow device. The way back and forward is drawn at once: the browser scrolls to
 * where the page stood. Mounted anew for each page.
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

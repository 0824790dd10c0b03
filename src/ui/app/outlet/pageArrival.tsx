import { createContext, useCallback, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { arrive } from '../../shared/focus/arrive.ts';

/** Remembers the page that is drawn and answers the one drawn before it, if any. */
type SwapPage = (page: string) => string | undefined;

const DrawnPage = createContext<SwapPage>(() => undefined);

/** Remembers which page was drawn last, for whatever draws pages below it. */
export function PageArrivals({ children }: { readonly children: ReactNode }) {
  const drawn = useRef<string>(undefined);
  const swapPage = useCallback<SwapPage>((page) => {
    const before = drawn.current;
    drawn.current = page;
    return before;
  }, []);
  return <DrawnPage value={swapPage}>{children}</DrawnPage>;
}

/**
 * Arrives at the page when it follows another one. Another parameter, tab or filter of the same page is no arrival, unless
 * the page makes a view of it (`useViewArrival`).
 *
 * @param page tells the page from every other one
 * @param isDrawn what is arrived at is there
 */
export function usePageArrival(page: string, isDrawn: boolean): void {
  const swapPage = useContext(DrawnPage);
  const navigation = useNavigationType();
  // With the drawing itself: a moment later it would take the focus from what was pressed by then.
  useLayoutEffect(
    function arriveAtPage() {
      if (!isDrawn) return;
      const before = swapPage(page);
      if (before !== undefined && before !== page) arrive(navigation);
    },
    [swapPage, page, isDrawn, navigation],
  );
}

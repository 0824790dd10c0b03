import { createContext, useCallback, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { arrive } from '../../shared/focus/arrive.ts';

/** Stores the current page and returns the previous one. */
type SwapPage = (page: string) => string | undefined;

const DrawnPage = createContext<SwapPage>(() => undefined);

/** Provides the last rendered page to its descendants. */
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
 * Announces a page that follows another one. Changes of parameters, tabs or filters do not count, except views
 * (`useViewArrival`).
 * @param page identifies the page
 * @param isDrawn whether the content is rendered
 */
export function usePageArrival(page: string, isDrawn: boolean): void {
  const swapPage = useContext(DrawnPage);
  const navigation = useNavigationType();
  // A layout effect, because a later one would take the focus from a clicked element.
  useLayoutEffect(
    function arriveAtPage() {
      if (!isDrawn) return;
      const before = swapPage(page);
      if (before !== undefined && before !== page) arrive(navigation);
    },
    [swapPage, page, isDrawn, navigation],
  );
}

import { createContext, useCallback, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { arrive } from '../../shared/focus/arrive.ts';

/** Stores the id of the current page and returns the id of the previous page. */
type SwapPage = (page: string) => string | undefined;

const DrawnPage = createContext<SwapPage>(() => undefined);

/** Remembers the last rendered page, for `usePageArrival` in descendant components. */
export function PageArrivals({ children }: { readonly children: ReactNode }) {
  const lastPage = useRef<string>(undefined);
  const swapPage = useCallback<SwapPage>((page) => {
    const previous = lastPage.current;
    lastPage.current = page;
    return previous;
  }, []);
  return <DrawnPage value={swapPage}>{children}</DrawnPage>;
}

/**
 * Focuses the heading when the user has navigated to another page. Changes of parameters, tabs or filters within a page
 * have no effect, except for views with their own heading (`useViewArrival`).
 * @param page id of the page, e.g. its URL
 * @param isDrawn whether the content is rendered
 */
export function usePageArrival(page: string, isDrawn: boolean): void {
  const swapPage = useContext(DrawnPage);
  const navigation = useNavigationType();
  // Use a layout effect, because a later effect could take the focus from an element that the user has just clicked.
  useLayoutEffect(
    function arriveAtPage() {
      if (!isDrawn) return;
      const previous = swapPage(page);
      if (previous !== undefined && previous !== page) arrive(navigation);
    },
    [swapPage, page, isDrawn, navigation],
  );
}

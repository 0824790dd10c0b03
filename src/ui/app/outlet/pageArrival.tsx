import { createContext, useCallback, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';

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

/** The page's own dialogs keep the focus they took. */
const isInDialog = (): boolean =>
  (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null) !== null;

/**
 * Puts the focus on the content, and the content's beginning into view, when one page follows another. The way back and
 * forward leaves scrolling to the browser, which knows where the page stood. Another parameter, tab or filter of the same
 * page is no arrival.
 *
 * @param page tells the page from every other one
 */
export function usePageArrival(page: string): void {
  const swapPage = useContext(DrawnPage);
  const navigation = useNavigationType();
  // With the drawing itself: a moment later it would take the focus from what was pressed by then.
  useLayoutEffect(
    function arrive() {
      const before = swapPage(page);
      if (before === undefined || before === page) return;
      if (navigation !== 'POP') window.scrollTo(0, 0);
      if (!isInDialog()) document.getElementById('content')?.focus({ preventScroll: true });
    },
    [swapPage, page, navigation],
  );
}

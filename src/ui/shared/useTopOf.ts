import { useLayoutEffect, useState, type RefObject } from 'react';

/** Distance in pixels from the top of the document. Updated when content above changes. */
export function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(
    function followTop() {
      const read = (): void => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
      const resizes = new ResizeObserver(read);
      resizes.observe(document.body);
      read();
      return () => resizes.disconnect();
    },
    [element],
  );
  return top;
}

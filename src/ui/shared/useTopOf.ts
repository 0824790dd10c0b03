import { useLayoutEffect, useState, type RefObject } from 'react';

/** Distance in pixels from the top of the document to the element. Updated when content above the element changes. */
export function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(
    function trackTop() {
      const measure = (): void =>
        setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
      const resizes = new ResizeObserver(measure);
      resizes.observe(document.body);
      measure();
      return () => resizes.disconnect();
    },
    [element],
  );
  return top;
}

import { useLayoutEffect, useState, type RefObject } from 'react';

/** Height in pixels of the sticky table head, which covers the rows below. */
export function useStickyHeight(head: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(
    function trackHead() {
      const measure = (): void => {
        if (!head.current) return;
        const { position, insetBlockStart } = getComputedStyle(head.current);
        const topInset = Number.parseFloat(insetBlockStart) || 0;
        setHeight(position === 'sticky' ? Math.round(topInset + head.current.offsetHeight) : 0);
      };
      const resizeObserver = new ResizeObserver(measure);
      resizeObserver.observe(document.body);
      measure();
      return () => resizeObserver.disconnect();
    },
    [head],
  );
  return height;
}

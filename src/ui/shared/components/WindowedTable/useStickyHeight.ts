import { useLayoutEffect, useState, type RefObject } from 'react';

/** Height in pixels of the sticky head that covers rows. */
export function useStickyHeight(head: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(
    function followHead() {
      const read = (): void => {
        if (!head.current) return;
        const { position, insetBlockStart } = getComputedStyle(head.current);
        const above = Number.parseFloat(insetBlockStart) || 0;
        setHeight(position === 'sticky' ? Math.round(above + head.current.offsetHeight) : 0);
      };
      const resizes = new ResizeObserver(read);
      resizes.observe(document.body);
      read();
      return () => resizes.disconnect();
    },
    [head],
  );
  return height;
}

import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef, type RefObject, useLayoutEffect, useState } from 'react';
import { useTopOf } from '../../useTopOf.ts';

/** Estimated height in pixels of a row that is not measured yet. Equals `--row-tall` in the style sheet. */
const ROW = 52;

export type WindowedRows = {
  readonly head: RefObject<HTMLTableSectionElement | null>;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly virtualizer: Virtualizer<Window, Element>;
  /** Distance in pixels from the top of the document to the first row. */
  readonly offset: number;
  readonly headHeight: number;
  /** Zero-based indexes of the first and last row in view. */
  readonly first: number;
  readonly last: number;
};

export function useWindowedRows(count: number): WindowedRows {
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useTopOf(body);
  const headHeight = useStickyHeight(head);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW,
    measureElement: (row) => (row instanceof HTMLElement && row.offsetHeight) || ROW,
    overscan: 8,
    scrollMargin: offset,
    scrollPaddingStart: headHeight,
  });
  const first = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + headHeight)?.index ?? 0;
  const last = virtualizer.range?.endIndex ?? 0;
  return { head, body, virtualizer, offset, headHeight, first, last };
}

/** Height in pixels of the sticky table head, which covers the rows below. */
function useStickyHeight(head: RefObject<HTMLElement | null>): number {
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

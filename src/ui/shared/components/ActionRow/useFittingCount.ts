import { useLayoutEffect, useState, type RefObject } from 'react';

/** Number of items that fit, in pixels: all, or as many as leave space for the menu. */
export function fittingCount(widths: readonly number[], room: number, gap: number, menu: number): number {
  const widthOf = (count: number): number => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0);
  if (widthOf(widths.length) - gap <= room) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && widthOf(count) + menu > room) count -= 1;
  return count;
}

/** Measured when sizes or `ids` change. Items are the children with `data-action`, including hidden ones. */
export function useFittingCount(row: RefObject<HTMLElement | null>, ids: readonly string[]): number {
  const count = ids.length;
  const names = ids.join(' ');
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(
    function measureRow() {
      const element = row.current;
      if (!element || typeof ResizeObserver === 'undefined') return undefined;
      const items = [...element.querySelectorAll<HTMLElement>(':scope > [data-action]')];
      const measure = (): void => {
        const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
        const widths = items.map(({ offsetWidth }) => offsetWidth);
        // The menu's button is a square.
        setFitting(fittingCount(widths, element.clientWidth, gap, element.clientHeight));
      };
      measure();
      const observer = new ResizeObserver(measure);
      for (const each of [element, ...items]) observer.observe(each);
      return () => observer.disconnect();
    },
    [row, names],
  );
  return Math.min(fitting, count);
}

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Where the item that has the focus leaves the line, its menu's button has it: what is hidden would lose it to nothing. As
 * many of the row's children with `data-action` as `fitting` are in the line.
 */
export function useFocusInLine(row: RefObject<HTMLElement | null>, fitting: number): void {
  // Whenever it is drawn: another action in front pushes one out as well as less room does.
  useLayoutEffect(function takeFocusToMenu() {
    const hidden = [...(row.current?.querySelectorAll(':scope > [data-action]') ?? [])].slice(fitting);
    if (!hidden.some((item) => item.contains(document.activeElement))) return;
    row.current?.querySelector<HTMLElement>('button:not([data-action] *)')?.focus({ preventScroll: true });
  });
}

import { useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../../shared/useLatest.ts';

export type ListPlace = {
  /** Zero-based row to which a new search scrolls, once known. A new object scrolls again. */
  readonly opensAt: { readonly row: number } | undefined;
  /** Whether the rows have been laid out, so that their positions are known. */
  readonly isPlaced: boolean;
  /** Zero-based index of the first row in view. */
  readonly first: number;
  readonly onOpen: (row: number) => void;
  /** Called with the first row in view when the user leaves the list or the page. */
  readonly onLeave: (row: number) => void;
};

/** Scrolls a list to its start row, and reports the row at which the user leaves the list. */
export function useListPlace({ opensAt, isPlaced, first, onOpen, onLeave }: ListPlace): void {
  const opening = useLatest(onOpen);
  const leaving = useLatest(() => onLeave(first));
  useLayoutEffect(
    function openAtRow() {
      if (isPlaced && opensAt) opening.current(opensAt.row);
    },
    [opensAt, isPlaced, opening],
  );
  useEffect(
    function reportRowOnLeave() {
      const reportRow = (): void => leaving.current();
      window.addEventListener('pagehide', reportRow);
      return () => {
        window.removeEventListener('pagehide', reportRow);
        reportRow();
      };
    },
    [leaving],
  );
}

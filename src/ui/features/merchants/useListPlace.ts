import { useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../../shared/useLatest.ts';

export type ListPlace = {
  /** First row of a new search, from 0, once known. A new object scrolls again. */
  readonly opensAt: { readonly row: number } | undefined;
  /** Whether the position of the rows is known. */
  readonly isPlaced: boolean;
  /** First row in view. */
  readonly first: number;
  readonly onOpen: (row: number) => void;
  /** Called when the list or the page is left. */
  readonly onLeave: (row: number) => void;
};

/** Scrolls a list to a start row and reports the last one. */
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
    function noteWhereLeft() {
      const note = (): void => leaving.current();
      window.addEventListener('pagehide', note);
      return () => {
        window.removeEventListener('pagehide', note);
        note();
      };
    },
    [leaving],
  );
}

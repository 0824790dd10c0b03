import { useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../../shared/useLatest.ts';

export type ListPlace = {
  /** Where a search opens, counted from 0, once that is known; another object is another opening. */
  readonly opensAt: { readonly row: number } | undefined;
  /** Whether it is known where the rows begin. */
  readonly isPlaced: boolean;
  /** The first row in view. */
  readonly first: number;
  readonly onOpen: (row: number) => void;
  /** The list or the page is left, with that row in view. */
  readonly onLeave: (row: number) => void;
};

/** Opens a list at a row, and says at which it is left. */
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

import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { arrive } from './arrive.ts';

/** Calls `arrive` for each later view of a page once `isSettled` is true. The first view arrives with its page. */
export function useViewArrival(view: string, isSettled: boolean): void {
  const drawn = useRef(view);
  const navigation = useNavigationType();
  useEffect(
    function arriveAtView() {
      if (!isSettled || drawn.current === view) return;
      drawn.current = view;
      arrive(navigation);
    },
    [view, isSettled, navigation],
  );
}

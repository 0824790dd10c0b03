import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { arrive } from './arrive.ts';

/** Calls `arrive` once the page has changed to another view and `isSettled` is true, but not for the first view. */
export function useViewArrival(view: string, isSettled: boolean): void {
  const lastView = useRef(view);
  const navigation = useNavigationType();
  useEffect(
    function arriveAtView() {
      if (!isSettled || lastView.current === view) return;
      lastView.current = view;
      arrive(navigation);
    },
    [view, isSettled, navigation],
  );
}

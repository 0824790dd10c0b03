import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { arrive } from './arrive.ts';

/**
 * An arrival at each view of a page that follows another view of it, once it is `settled`: once it shows what it is. The
 * first view is arrived at with its page.
 */
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

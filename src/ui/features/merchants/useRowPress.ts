import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../shared/useLatest.ts';

/** Calls `onPress` for a click anywhere in a row, as for the row's button. Ignores clicks that select text. */
export function useRowPress(body: RefObject<HTMLElement | null>, onPress: (index: number) => void): void {
  const latest = useLatest(onPress);
  useEffect(
    function listenForPresses() {
      const element = body.current;
      function handleClick({ target }: MouseEvent): void {
        if (!(target instanceof Element) || target.closest('button')) return;
        const row = target.closest('tr');
        if (row && window.getSelection()?.type !== 'Range') latest.current(Number(row.dataset['index']));
      }
      element?.addEventListener('click', handleClick);
      return () => element?.removeEventListener('click', handleClick);
    },
    [body, latest],
  );
}

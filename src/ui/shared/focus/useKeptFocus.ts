import { useEffect } from 'react';
import { LazyPart } from '../../../application/shared/LazyPart.ts';

const keeper = new LazyPart(async () => (await import('./keepFocus.ts')).keepFocus, true);

/** Lets the focus go on for as long as the application is shown, from when the script for it is there. */
export function useKeptFocus(): void {
  useEffect(function keepTheFocus() {
    let stop = keeper.loaded?.();
    const stopListening = keeper.onLoad(() => {
      stop ??= keeper.loaded?.();
    });
    return () => {
      stopListening();
      stop?.();
    };
  }, []);
}

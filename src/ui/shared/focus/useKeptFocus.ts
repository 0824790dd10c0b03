import { useEffect } from 'react';
import { LazyPart } from '../../../application/shared/LazyPart.ts';

const keeper = new LazyPart(async () => (await import('./keepFocus.ts')).keepFocus, true);

/** Runs `keepFocus` while the application is shown, once its script is loaded. */
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

import { useEffect } from 'react';
import { LazyPart } from '../../../application/shared/LazyPart.ts';

const keeper = new LazyPart(async () => (await import('./keepDocument.ts')).keepDocument, true);

/** Keeps the document usable for as long as the application is shown, from when the script for it is there. */
export function useKeptDocument(): void {
  useEffect(function keepTheDocument() {
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

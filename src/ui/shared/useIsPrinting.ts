import { useSyncExternalStore } from 'react';

/** Returns true while printing. The component renders again before the browser computes the print layout. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => paper().matches);
}

const paper = (): MediaQueryList => matchMedia('print');

function subscribe(onChange: () => void): () => void {
  const media = paper();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

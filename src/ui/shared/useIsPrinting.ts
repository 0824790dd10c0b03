import { useSyncExternalStore } from 'react';

/** Whether the page is being printed; told before the browser lays out the paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => paper().matches);
}

const paper = (): MediaQueryList => matchMedia('print');

function subscribe(onChange: () => void): () => void {
  const media = paper();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

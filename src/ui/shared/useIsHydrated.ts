import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the served markup and while it is hydrated, true from then on: for what the first paint need not wait for. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

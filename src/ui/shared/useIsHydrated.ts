import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False during server rendering and hydration, for content that the first paint does not need. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

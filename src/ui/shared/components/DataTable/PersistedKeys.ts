import { createContext, type ComponentProps } from 'react';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';

/** Rows that are never unmounted: the focused row and the drop target. */
export const PersistedKeys =
  createContext<ComponentProps<CollectionRenderer['CollectionRoot']>['persistedKeys']>(undefined);

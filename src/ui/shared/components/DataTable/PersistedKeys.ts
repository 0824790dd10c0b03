import { createContext, type ComponentProps } from 'react';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';

/** The rows that stay in the document wherever they are: the focused one, and the one dragged over. */
export const PersistedKeys =
  createContext<ComponentProps<CollectionRenderer['CollectionRoot']>['persistedKeys']>(undefined);

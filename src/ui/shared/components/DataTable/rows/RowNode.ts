import type { ComponentProps } from 'react';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';

export type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;

/** Row or cell in React Aria's collection. */
export type RowNode = ReturnType<NonNullable<BranchProps['collection']['getItem']>> & object;

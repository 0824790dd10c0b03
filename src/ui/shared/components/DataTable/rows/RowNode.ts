import type { ComponentProps } from 'react';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';

/** What the body of a table is drawn with. */
export type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;

/** A row or a cell, as the library's collection knows it. */
export type RowNode = ReturnType<NonNullable<BranchProps['collection']['getItem']>> & object;

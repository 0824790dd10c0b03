import { useState } from 'react';
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import { createWindowedRenderer } from './createWindowedRenderer.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { LiveRows } from './InteractiveRows.tsx';

/** The table with only the rows in view in the document, and those that hold the focus or are dragged over. */
export function WindowedRows<Item extends object>(props: DataTableProps<Item>) {
  const [renderer] = useState(createWindowedRenderer);
  return (
    <CollectionRendererContext value={renderer}>
      <LiveRows {...props} />
    </CollectionRendererContext>
  );
}

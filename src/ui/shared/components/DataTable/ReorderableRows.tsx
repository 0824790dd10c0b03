import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import { createRowRenderer } from './createRowRenderer.tsx';
import type { DataTableProps, RowReorder } from './DataTableProps.ts';
import { TableRows } from './TableRows.tsx';
import { useRowReorder } from './useRowReorder.tsx';

export type ReorderableRowsProps<Item extends object> = DataTableProps<Item> & { readonly reorder: RowReorder };

const allRows = createRowRenderer();

/** The table with rows that change places. */
export function ReorderableRows<Item extends object>(props: ReorderableRowsProps<Item>) {
  return (
    <CollectionRendererContext value={allRows}>
      <DraggableRows {...props} />
    </CollectionRendererContext>
  );
}

/** The same, drawn as whatever it stands in says. */
export function DraggableRows<Item extends object>(props: ReorderableRowsProps<Item>) {
  return <TableRows {...props} dragAndDropHooks={useRowReorder(props.reorder)} />;
}

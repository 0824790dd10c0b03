import type { DataTableProps, RowReorder } from './DataTableProps.ts';
import { TableRows } from './TableRows.tsx';
import { useRowReorder } from './useRowReorder.tsx';

/** The table with rows that change places. */
export function ReorderableRows<Item extends object>(props: DataTableProps<Item> & { readonly reorder: RowReorder }) {
  return <TableRows {...props} dragAndDropHooks={useRowReorder(props.reorder)} />;
}

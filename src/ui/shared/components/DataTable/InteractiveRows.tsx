import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import { createRowRenderer } from './createRowRenderer.tsx';
import type { DataTableProps, RowReorder } from './DataTableProps.ts';
import { SelectableRows } from './selection/SelectableRows.tsx';
import type { SelectionParts } from './selection/rowSelection.ts';
import { TableRows } from './TableRows.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useRowReorder } from './useRowReorder.tsx';

const allRows = createRowRenderer();

export function InteractiveRows<Item extends object>(props: DataTableProps<Item>) {
  return (
    <CollectionRendererContext value={allRows}>
      <LiveRows {...props} />
    </CollectionRendererContext>
  );
}

/** Uses the surrounding renderer. */
export function LiveRows<Item extends object>(props: DataTableProps<Item>) {
  const { renderBulk } = props;
  return renderBulk ? (
    <SelectableRows<Item> {...props} renderBulk={renderBulk} Rows={MovableRows} />
  ) : (
    <MovableRows {...props} />
  );
}

type MovableRowsProps<Item extends object> = DataTableProps<Item> & { readonly selection?: SelectionParts | undefined };

function MovableRows<Item extends object>({ reorder, ...props }: MovableRowsProps<Item>) {
  return reorder ? <DraggableRows {...props} reorder={reorder} /> : <TableRows {...props} />;
}

const NONE: ReadonlySet<string> = new Set();

function DraggableRows<Item extends object>(props: MovableRowsProps<Item> & { readonly reorder: RowReorder }) {
  const { reorder, selection } = props;
  const selected = selection?.table.selectedKeys ?? NONE;
  const dragAndDropHooks = useRowReorder(reorder, selected);
  return (
    <div role="presentation" onKeyDownCapture={useRowKeys(reorder, selected)}>
      <TableRows {...props} dragAndDropHooks={dragAndDropHooks} />
    </div>
  );
}

import { use, useRef, type ReactNode } from 'react';
import { CollectionNode } from 'react-aria/private/collections/BaseCollection';
import { useTableCell } from 'react-aria/useTable';
import {
  CollectionRendererContext,
  createLeafComponent,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import type { RowNode } from './RowNode.ts';
import { CellContext, useRowState, type RowState, type TableState } from './RowContext.ts';
import { useCellFocus } from './useCellFocus.ts';

class CellNode extends CollectionNode<unknown> {
  static override readonly type = 'cell';
}

type TableCellProps = {
  readonly id: string;
  readonly className: string;
  /** True in a row with a control of the table. The table moves the focus from there to the cell. */
  readonly isTabStop: boolean;
  readonly children: ReactNode;
};
type ShellProps = TableCellProps & Pick<RowState, 'dragging'> & { readonly node: RowNode; readonly state: TableState };

function CellShell({ node, className, isTabStop, children, state, dragging }: ShellProps) {
  const ref = useRef<HTMLDivElement & HTMLTableCellElement>(null);
  const { isVirtualized = false } = use(CollectionRendererContext);
  const column = state.collection.columns[node.index];
  const { gridCellProps } = useTableCell(
    {
      node: { ...node, ...(column && { column }) },
      isVirtualized,
      shouldSelectOnPressUp: dragging.dragState !== undefined,
    },
    state,
    ref,
  );
  const focusProps = useCellFocus(gridCellProps, state.selectionManager, node.key);
  const Element = isVirtualized ? 'div' : 'td';
  return (
    <Element {...gridCellProps} {...focusProps} {...(!isTabStop && { tabIndex: -1 })} ref={ref} className={className}>
      <CollectionRendererContext value={DefaultCollectionRenderer}>{children}</CollectionRendererContext>
    </Element>
  );
}

function Cell(props: TableCellProps & { readonly node: RowNode }) {
  const { state, dragging } = useRowState(CellContext);
  return state && <CellShell {...props} state={state} dragging={dragging} />;
}

/** Cell built on React Aria's hooks. */
export const TableCell = createLeafComponent(CellNode, (props: TableCellProps, _ref: unknown, node: RowNode) => (
  <Cell {...props} node={node} />
));

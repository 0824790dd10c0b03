import { ArrowDown, ArrowUp } from 'lucide-react';
import { use, useRef, type ReactNode } from 'react';
import { CollectionNode } from 'react-aria/private/collections/BaseCollection';
import { useTableColumnHeader } from 'react-aria/useTable';
import {
  CollectionRendererContext,
  createLeafComponent,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import { Glyph } from '../../Icon/Glyph.tsx';
import { KeyedText } from '../../KeyedText/KeyedText.tsx';
import { HeadContext, useRowState, type TableState } from '../rows/RowContext.ts';
import type { RowNode } from '../rows/RowNode.ts';

class ColumnNode extends CollectionNode<unknown> {
  static override readonly type = 'column';
}

/** React Aria reads `isRowHeader` and `allowsSorting`. */
type TableColumnProps = {
  readonly id: string;
  readonly className: string;
  readonly isRowHeader?: boolean;
  readonly allowsSorting?: boolean;
  readonly children: ReactNode;
};
type ShellProps = TableColumnProps & { readonly node: RowNode; readonly state: TableState };

function ColumnShell({ node, state, className, allowsSorting = false, children }: ShellProps) {
  const ref = useRef<HTMLDivElement & HTMLTableCellElement>(null);
  const { isVirtualized = false } = use(CollectionRendererContext);
  const { columnHeaderProps } = useTableColumnHeader({ node, isVirtualized }, state, ref);
  const { column, direction } = state.sortDescriptor ?? {};
  const Element = isVirtualized ? 'div' : 'th';
  return (
    <Element {...columnHeaderProps} ref={ref} className={className} data-allows-sorting={allowsSorting || undefined}>
      <CollectionRendererContext value={DefaultCollectionRenderer}>
        <KeyedText>{children}</KeyedText>
        {column === node.key && <Glyph of={direction === 'ascending' ? ArrowUp : ArrowDown} size="small" />}
      </CollectionRendererContext>
    </Element>
  );
}

function Column(props: TableColumnProps & { readonly node: RowNode }) {
  const { state } = useRowState(HeadContext);
  return state && <ColumnShell {...props} state={state} />;
}

/** Column head with its sort arrow, built on React Aria's hooks. */
export const TableColumn = createLeafComponent(ColumnNode, (props: TableColumnProps, _ref: unknown, node: RowNode) => (
  <Column {...props} node={node} />
));

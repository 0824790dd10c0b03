import { use, useRef, type ReactNode } from 'react';
import { CollectionNode } from 'react-aria/private/collections/BaseCollection';
import { useTableHeaderRow, useTableRowGroup } from 'react-aria/useTable';
import { CollectionRendererContext, createBranchComponent } from 'react-aria-components/CollectionBuilder';
import { HeadContext, useRowState, type TableState } from '../rows/RowContext.ts';
import type { RowNode } from '../rows/RowNode.ts';

class HeadNode extends CollectionNode<unknown> {
  static override readonly type = 'tableheader';
}

type TableHeadProps = { readonly className: string; readonly children: ReactNode };

function HeadRow({ node, state }: { readonly node: RowNode; readonly state: TableState }) {
  const ref = useRef<HTMLDivElement & HTMLTableRowElement>(null);
  const { isVirtualized = false, CollectionBranch } = use(CollectionRendererContext);
  const { rowProps } = useTableHeaderRow({ node, isVirtualized }, state, ref);
  const Element = isVirtualized ? 'div' : 'tr';
  return (
    <Element {...rowProps} ref={ref}>
      <CollectionBranch collection={state.collection} parent={node} />
    </Element>
  );
}

function Head({ className }: Pick<TableHeadProps, 'className'>) {
  const { state } = useRowState(HeadContext);
  const { isVirtualized = false } = use(CollectionRendererContext);
  const { rowGroupProps } = useTableRowGroup();
  const Element = isVirtualized ? 'div' : 'thead';
  return (
    state && (
      <Element {...rowGroupProps} className={className}>
        {state.collection.headerRows.map((row) => (
          <HeadRow key={row.key} node={row} state={state} />
        ))}
      </Element>
    )
  );
}

/** Column heads. Render again only with their own state (`HeadStates`). */
export const TableHead = createBranchComponent(HeadNode, ({ className }: TableHeadProps) => (
  <Head className={className} />
));

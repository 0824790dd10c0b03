import { use, useRef, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { ItemNode } from 'react-aria/private/collections/BaseCollection';
import { useTableRow } from 'react-aria/useTable';
import { CollectionRendererContext, createBranchComponent } from 'react-aria-components/CollectionBuilder';
import { useUntilChanged } from '../useUntilChanged.ts';
import type { RowNode } from './RowNode.ts';
import { DragButtonContext } from './DragHandle.tsx';
import { useRowState, type Dragging, type TableState } from './RowContext.ts';

type TableRowProps = {
  readonly id: string;
  /** Name for type-ahead and dragging. */
  readonly textValue: string;
  readonly className: string;
  readonly children: ReactNode;
};

type UseDrag = NonNullable<NonNullable<Dragging['dragAndDropHooks']>['useDraggableItem']>;
type DragState = Parameters<UseDrag>[1];
type ShellProps = { readonly node: RowNode; readonly className: string; readonly state: TableState };

function RowShell({ node, className, state, drag }: ShellProps & { readonly drag?: ReturnType<UseDrag> }) {
  const ref = useRef<HTMLDivElement & HTMLTableRowElement>(null);
  const { isVirtualized = false, CollectionBranch } = use(CollectionRendererContext);
  const shouldSelectOnPressUp = drag !== undefined;
  const { rowProps, isSelected } = useTableRow({ node, isVirtualized, shouldSelectOnPressUp }, state, ref);
  const Element = isVirtualized ? 'div' : 'tr';
  return (
    <Element
      {...mergeProps(rowProps, drag?.dragProps)}
      ref={ref}
      className={className}
      data-selected={isSelected || undefined}
    >
      <DragButtonContext value={drag?.dragButtonProps}>
        <CollectionBranch collection={state.collection} parent={node} />
      </DragButtonContext>
    </Element>
  );
}

type DraggableRowProps = ShellProps & { readonly useDrag: UseDrag; readonly dragState: DragState };

function DraggableRow({ useDrag, dragState, ...shell }: DraggableRowProps) {
  const { key } = shell.node;
  const drag = useDrag({ key, hasDragButton: true }, dragState);
  const mark = dragState.isDragging(key) ? { 'data-dragging': true } : {};
  // A moved row keeps its handle's props.
  const dragButtonProps = useUntilChanged(drag.dragButtonProps, [dragState, drag.dragButtonProps['aria-label']]);
  return <RowShell {...shell} drag={{ ...drag, dragButtonProps, dragProps: { ...drag.dragProps, ...mark } }} />;
}

function Row({ node, className }: Pick<ShellProps, 'node' | 'className'>) {
  const { state, dragging } = useRowState();
  const { dragAndDropHooks, dragState } = dragging;
  if (!state) return null;
  const shell = { node, className, state };
  return dragAndDropHooks?.useDraggableItem && dragState ? (
    <DraggableRow {...shell} useDrag={dragAndDropHooks.useDraggableItem} dragState={dragState} />
  ) : (
    <RowShell {...shell} />
  );
}

/**
 * React Aria's own row stores hover, press and focus as state and renders all cells each time. CSS handles them here.
 */
export const TableRow = createBranchComponent(ItemNode, ({ className }: TableRowProps, _ref, node: RowNode) => (
  <Row node={node} className={className} />
));

import { useContext, type ReactNode } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import { DragAndDropContext } from 'react-aria-components/useDragAndDrop';
import { useUntilChanged } from '../useUntilChanged.ts';
import type { RowNode } from './RowNode.ts';
import { CellContext, RowContext, type RowState } from './RowContext.ts';

/** State that a row and its cells depend on. */
function factsOf(node: RowNode, { state, dragging }: RowState): Record<'ofCells' | 'ofRow', readonly unknown[]> {
  if (!state) return { ofCells: [], ofRow: [] };
  const { dragState, dropState } = dragging;
  const { collection, selectionManager } = state;
  const { focusedKey, isFocused, selectionMode } = selectionManager;
  const focused = focusedKey === null ? undefined : collection.getItem(focusedKey);
  const holdsFocus = focusedKey === node.key || focused?.parentKey === node.key;
  const ofCells = [holdsFocus && focusedKey, holdsFocus && isFocused, selectionMode, dragState !== undefined];
  const isDragged = Boolean(dragState?.draggedKey) || Boolean(dropState?.target);
  const ofRow = [
    ...ofCells,
    // Changes with the row's content. Its position comes from its node.
    node.props,
    selectionManager.isSelected(node.key),
    // A drag may affect any row.
    isDragged && dragState,
    isDragged && dropState,
    dragState?.isDisabled,
  ];
  return { ofCells, ofRow };
}

/**
 * Passes a new table state to rows and cells only if it affects them. An older state still returns the current focus.
 */
export function RowStates({ node, children }: { readonly node: RowNode; readonly children: ReactNode }) {
  const present = { state: useContext(TableStateContext), dragging: useContext(DragAndDropContext) };
  const { ofCells, ofRow } = factsOf(node, present);
  return (
    <RowContext value={useUntilChanged<RowState>(present, ofRow)}>
      <CellContext value={useUntilChanged<RowState>(present, ofCells)}>{children}</CellContext>
    </RowContext>
  );
}

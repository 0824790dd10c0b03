import { useContext, type ReactNode } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import { DragAndDropContext } from 'react-aria-components/useDragAndDrop';
import { useUntilChanged } from '../useUntilChanged.ts';
import type { RowNode } from './RowNode.ts';
import { CellContext, RowContext, type RowState } from './RowContext.ts';

/** What a row's cells are drawn with, and all that the row itself is: other ones mean that they are drawn anew. */
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
    // Others where the row itself is drawn otherwise. Where it stands, its node tells it.
    node.props,
    selectionManager.isSelected(node.key),
    // Whatever is dragged may concern any row.
    isDragged && dragState,
    isDragged && dropState,
    dragState?.isDisabled,
  ];
  return { ofCells, ofRow };
}

/**
 * Gives a row and its cells the table's state anew only where it concerns them. React Aria gives every row and cell each
 * new state, so that one press in a table draws all rows; what an older state answers of the focus is always the present.
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

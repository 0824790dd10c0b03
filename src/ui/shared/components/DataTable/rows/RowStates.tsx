import { useContext, useState, type ReactNode } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import { DragAndDropContext } from 'react-aria-components/useDragAndDrop';
import { RowContext, type Dragging, type TableState } from './RowContext.ts';

type Key = Parameters<TableState['collection']['getItem']>[0];

/** What a row is drawn with: another list of these means it is drawn anew. */
function factsOf(row: Key, state: TableState, { dragState, dropState }: Dragging): readonly unknown[] {
  const { collection, selectionManager } = state;
  const { focusedKey, isFocused } = selectionManager;
  const focused = focusedKey === null ? undefined : collection.getItem(focusedKey);
  const holdsFocus = focusedKey === row || focused?.parentKey === row;
  const isDragged = Boolean(dragState?.draggedKey) || Boolean(dropState?.target);
  return [
    collection,
    selectionManager.isSelected(row),
    selectionManager.selectionMode,
    holdsFocus && focusedKey,
    holdsFocus && isFocused,
    // Whatever is dragged may concern any row.
    isDragged && dragState,
    isDragged && dropState,
    dragState?.isDisabled,
  ];
}

/**
 * Gives a row the table's state anew only where it concerns it. React Aria gives every row and cell each new state, so that
 * one press in a table draws all rows; what an older state answers of the focus is always the present.
 */
export function RowStates({ row, children }: { readonly row: Key; readonly children: ReactNode }) {
  const state = useContext(TableStateContext);
  const dragging = useContext(DragAndDropContext);
  const facts = state ? factsOf(row, state, dragging) : [];
  const [given, setGiven] = useState({ state, dragging, facts });
  const isStale = facts.some((fact, index) => fact !== given.facts[index]) || facts.length !== given.facts.length;
  if (isStale) setGiven({ state, dragging, facts });
  return <RowContext value={given}>{children}</RowContext>;
}

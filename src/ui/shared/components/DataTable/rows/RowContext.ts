import { createContext, use } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import type { DragAndDropContext } from 'react-aria-components/useDragAndDrop';

export type TableState = NonNullable<React.ContextType<typeof TableStateContext>>;
export type Dragging = React.ContextType<typeof DragAndDropContext>;

export type RowState = { readonly state: TableState | null; readonly dragging: Dragging };

/**
 * State of a row, changed only if it affects the row. A separate context, because React renders all readers of a
 * changed outer context again, even if an inner provider kept its value.
 */
export const RowContext = createContext<RowState | undefined>(undefined);

/** Same for cells, which do not depend on selection or position. */
export const CellContext = createContext<RowState | undefined>(undefined);

/** Same for the head, which depends only on columns, focus and sorting. */
export const HeadContext = createContext<RowState | undefined>(undefined);

const NOTHING_DRAGGED: Dragging = {};

/** Falls back to the state of the whole table without dragging. */
export function useRowState(context: typeof RowContext = RowContext): RowState {
  return use(context) ?? { state: use(TableStateContext), dragging: NOTHING_DRAGGED };
}

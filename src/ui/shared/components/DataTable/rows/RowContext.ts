import { createContext, use } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import type { DragAndDropContext } from 'react-aria-components/useDragAndDrop';

export type TableState = NonNullable<React.ContextType<typeof TableStateContext>>;
export type Dragging = React.ContextType<typeof DragAndDropContext>;

/** What a row or a cell is drawn with. */
export type RowState = { readonly state: TableState | null; readonly dragging: Dragging };

/**
 * The state of a row whose table redraws only the rows that are concerned (`RowStates`). It is a context of its own: React
 * draws everyone anew who reads a context that changed further out, also where one nearer by stayed the same.
 */
export const RowContext = createContext<RowState | undefined>(undefined);

/** The same for the cells of a row, which what is selected or where their row stands does not concern. */
export const CellContext = createContext<RowState | undefined>(undefined);

/** The same for the head, which only its columns, the focus in it and the sorting concern. */
export const HeadContext = createContext<RowState | undefined>(undefined);

const NOTHING_DRAGGED: Dragging = {};

/** The state that concerns this row, or its cells; else the whole table's, in which no row can be moved yet. */
export function useRowState(context: typeof RowContext = RowContext): RowState {
  return use(context) ?? { state: use(TableStateContext), dragging: NOTHING_DRAGGED };
}

import type { ReactNode } from 'react';
import type { DropPlace } from './reorder.ts';

export type DataColumn<Item> = {
  readonly id: string;
  readonly header: string;
  /** Shows the header to screen readers only, e.g. for a column of buttons or switches. */
  readonly isHeaderHidden?: boolean | undefined;
  /** Whether the cell identifies its row, e.g. a name. At least one column must be a row header. */
  readonly isRowHeader?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Share of the remaining width (default 1), or the width of a control or icon. */
  readonly width?: number | 'control' | 'icon' | undefined;
  /** Position in a card: heading (`title`), labelled line (`detail`) or next to the heading (`aside`). */
  readonly place?: 'title' | 'detail' | 'aside' | undefined;
  /** Renders the cell, as a MobX observer. A card omits the lines of empty cells and cells with `data-nothing`. */
  readonly render: (item: Item) => ReactNode;
};

/** Callbacks for moving rows that can be nested, e.g. pages with subpages. */
export type RowMoves = {
  readonly onDrop: (id: string, place: DropPlace) => void;
  /** Moves the row up (-1) or down (1) and announces its new position. */
  readonly onStep: (id: string, by: -1 | 1) => void;
  /** Moves the row into the previous row (1) or out of its parent (-1), and announces its new position. */
  readonly onNest: (id: string, by: -1 | 1) => void;
};

export type RowReorder = {
  /** @param ids all ids in their new order */
  readonly onReorder: (ids: readonly string[]) => void;
  readonly isDisabled?: boolean | undefined;
  /** For nested rows. If present, `onReorder` is not called. */
  readonly moves?: RowMoves | undefined;
  /** Whether the row has a drag handle. Called in a MobX observer. Default: all rows can be moved. */
  readonly canMove?: ((id: string) => boolean) | undefined;
};

/** The selected rows. `ids` are in the order of the table. */
export type SelectedRows = {
  readonly ids: readonly string[];
  /** Shows and announces the result of an action in place of the count, until the selection changes. */
  readonly showResult: (text: string) => void;
};

/**
 * All rows in view render again if `items`, `columns` or an item change. To render only one cell when a value changes,
 * use observable items.
 */
export type DataTableProps<Item extends object> = {
  readonly label: string;
  readonly columns: readonly DataColumn<Item>[];
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** Name of a row, for screen readers and for the search by typed letters. */
  readonly labelOf: (item: Item) => string;
  /** Whether the row's edge is marked, because it has unpublished changes. Called in a MobX observer. */
  readonly isChanged?: ((item: Item) => boolean) | undefined;
  /** Adds a drag handle to each row. Must be present either in every render or in none. */
  readonly reorder?: RowReorder | undefined;
  readonly reorderLabel?: string | undefined;
  /** Adds checkboxes. Renders actions above the head while rows are selected. Present in every render or in none. */
  readonly renderBulk?: ((selected: SelectedRows) => ReactNode) | undefined;
  /** Called when the user pastes spreadsheet rows while the focus is in the table. Requires `renderBulk`. */
  readonly onPasteRows?: ((text: string) => void) | undefined;
  readonly onRowAction?: ((id: string) => void) | undefined;
  readonly density?: 'regular' | 'tall' | undefined;
  readonly emptyState?: ReactNode;
};

import type { ReactNode } from 'react';
import type { DropPlace } from './reorder.ts';

export type DataColumn<Item> = {
  readonly id: string;
  readonly header: string;
  /** For columns of buttons or switches: only for screen readers. */
  readonly isHeaderHidden?: boolean | undefined;
  /** Column that names the row. At least one. */
  readonly isRowHeader?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Share of the remaining width (default 1), or the width of a control or icon. Never depends on content. */
  readonly width?: number | 'control' | 'icon' | undefined;
  /** Position in a card: heading, labelled line, or next to the heading. */
  readonly place?: 'title' | 'detail' | 'aside' | undefined;
  /** Rendered as an observer. In a card, an empty cell or one with `data-nothing` has no line. */
  readonly render: (item: Item) => ReactNode;
};

/** Moves of nested rows, e.g. pages with subpages. */
export type RowMoves = {
  readonly onDrop: (id: string, place: DropPlace) => void;
  /** Moves up (-1) or down (1) and announces the new position. */
  readonly onStep: (id: string, by: -1 | 1) => void;
  /** Nests into the previous row (1) or moves out of the parent (-1), and announces the new position. */
  readonly onNest: (id: string, by: -1 | 1) => void;
};

export type RowReorder = {
  /** @param ids all ids in their new order */
  readonly onReorder: (ids: readonly string[]) => void;
  readonly isDisabled?: boolean | undefined;
  /** Handles moves instead of `onReorder`. */
  readonly moves?: RowMoves | undefined;
  /** Rows that cannot be moved have no handle. Observed. Defaults to all. */
  readonly canMove?: ((id: string) => boolean) | undefined;
};

/** Selected rows in table order. */
export type SelectedRows = {
  readonly ids: readonly string[];
  /** Shows and announces a result instead of the count, until the selection changes. */
  readonly say: (text: string) => void;
};

/**
 * All rows in view render again if `items`, `columns` or an item change. For single values, keep an observable item.
 */
export type DataTableProps<Item extends object> = {
  readonly label: string;
  readonly columns: readonly DataColumn<Item>[];
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** Name of a row for screen readers and type-ahead. */
  readonly labelOf: (item: Item) => string;
  /** Marks unpublished changes at the edge. Observed. */
  readonly isChanged?: ((item: Item) => boolean) | undefined;
  /** Adds a drag handle to each row. Must not be added or removed later. */
  readonly reorder?: RowReorder | undefined;
  readonly reorderLabel?: string | undefined;
  /** Adds checkboxes, and actions above the head while rows are selected. Must not be added or removed later. */
  readonly renderBulk?: ((selected: SelectedRows) => ReactNode) | undefined;
  /** Called with pasted spreadsheet rows while the focus is in a table with selection. */
  readonly onPasteRows?: ((text: string) => void) | undefined;
  /** Called on click or Enter. */
  readonly onRowAction?: ((id: string) => void) | undefined;
  readonly density?: 'regular' | 'tall' | undefined;
  readonly emptyState?: ReactNode;
};

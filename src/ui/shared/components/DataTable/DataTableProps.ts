import type { ReactNode } from 'react';
import type { DropPlace } from './reorder.ts';

export type DataColumn<Item> = {
  readonly id: string;
  readonly header: string;
  /** Speaks the header without showing it: buttons, switches. */
  readonly isHeaderHidden?: boolean | undefined;
  /** The column that names its row; one of them at least. */
  readonly isRowHeader?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /**
   * Its part of the room that is left, 1 unless it says otherwise, or the fixed room of a control with its head or of an
   * icon. Never that of the content: what comes into a cell moves no other.
   */
  readonly width?: number | 'control' | 'icon' | undefined;
  readonly isSortable?: boolean | undefined;
  /** Where it stands once a narrow screen turns rows into cards: heading, labelled line under it, or beside the heading. */
  readonly place?: 'title' | 'detail' | 'aside' | undefined;
  /**
   * Draws a cell and is observed: a row whose values change draws the cells that show them, and nothing else. What it
   * draws nothing for, or marks `data-nothing`, leaves its line out of a narrow card.
   */
  readonly render: (item: Item) => ReactNode;
};

export type TableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' };

/** How rows move that are more than a list, as pages and those below them. */
export type RowMoves = {
  readonly onDrop: (id: string, place: DropPlace) => void;
  /** A place up (-1) or down (1). Says where it came to. */
  readonly onStep: (id: string, by: -1 | 1) => void;
  /** Into the row before it (1), or out of the one that it stands in (-1). Says where it came to. */
  readonly onNest: (id: string, by: -1 | 1) => void;
};

export type RowReorder = {
  readonly ids: readonly string[];
  /** What a row is called while it travels. */
  readonly labelOf: (id: string) => string;
  /** Gets all ids in their new order. */
  readonly onReorder: (ids: readonly string[]) => void;
  readonly isDisabled?: boolean | undefined;
  /** Takes every move in place of `onReorder`. */
  readonly moves?: RowMoves | undefined;
  /** Whether a row changes places; all do where it is left out. Observed: a row that does not has no handle. */
  readonly canMove?: ((id: string) => boolean) | undefined;
};

/** The rows that are selected, in their order. */
export type SelectedRows = {
  readonly ids: readonly string[];
  /** Shows what an act did in place of the count, and reads it out; until others are selected. */
  readonly say: (text: string) => void;
};

/**
 * A table draws anew all rows in view where `items`, `columns` or an item of them is another object. Where one value of a
 * row may change, the item stays the same and is observable.
 */
export type DataTableProps<Item extends object> = {
  readonly label: string;
  readonly columns: readonly DataColumn<Item>[];
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** What a row is called, for those who listen and for typing ahead. */
  readonly labelOf: (item: Item) => string;
  /** Marks the row's edge: changed, and not yet live. Observed. */
  readonly isChanged?: ((item: Item) => boolean) | undefined;
  /** Lets rows change places: adds a handle before each. In the same table either always or never. */
  readonly reorder?: RowReorder | undefined;
  readonly reorderLabel?: string | undefined;
  /**
   * Lets rows be selected: adds a box before each, and stands with what can be done with them over the head while some are.
   * In the same table either always or never.
   */
  readonly renderBulk?: ((selected: SelectedRows) => ReactNode) | undefined;
  /** Gets rows of a spreadsheet that are pasted while the focus is in a table whose rows can be selected. */
  readonly onPasteRows?: ((text: string) => void) | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** What a press on a row, or Enter, opens. */
  readonly onRowAction?: ((id: string) => void) | undefined;
  readonly density?: 'regular' | 'tall' | undefined;
  readonly emptyState?: ReactNode;
};

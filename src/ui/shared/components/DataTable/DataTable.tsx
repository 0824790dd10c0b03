import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import styles from './DataTable.module.scss';
import { Glyph } from '../Icon/Glyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type DataColumn<Item> = {
  readonly id: string;
  readonly header: string;
  /** Speaks the header without showing it: buttons, switches. */
  readonly isHeaderHidden?: boolean | undefined;
  /** The column that names its row; one of them at least. */
  readonly isRowHeader?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** `fit` takes no more room than it needs. */
  readonly width?: 'fit' | 'grow' | undefined;
  readonly isSortable?: boolean | undefined;
  /** Where it stands once a narrow screen turns rows into cards: heading, labelled line under it, or beside the heading. */
  readonly place?: 'title' | 'detail' | 'aside' | undefined;
  /** Leaves the line out of a narrow card where a row has nothing to say there. */
  readonly isEmpty?: ((item: Item) => boolean) | undefined;
  readonly render: (item: Item) => ReactNode;
};

export type TableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' };

export type DataTableProps<Item extends object> = {
  readonly label: string;
  readonly columns: readonly DataColumn<Item>[];
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** What a row is called, for those who listen and for typing ahead. */
  readonly labelOf: (item: Item) => string;
  /** Marks the row's edge: changed, and not yet live. */
  readonly isChanged?: ((item: Item) => boolean) | undefined;
  /** From useRowReorder; adds a handle before each row. */
  readonly reorder?: DragAndDropHooks | undefined;
  readonly reorderLabel?: string | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** What a press on a row, or Enter, opens. */
  readonly onRowAction?: ((id: string) => void) | undefined;
  readonly density?: 'regular' | 'tall' | undefined;
  readonly emptyState?: ReactNode;
};

/** Rows of one kind under standing column heads; cards on a narrow screen. For up to about a thousand rows. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { label, columns, items, idOf, labelOf, isChanged, reorder, reorderLabel, sort, density = 'tall' } = props;
  const { onSortChange, onRowAction, emptyState } = props;
  return (
    <div className={classNames(styles.frame, styles[density])}>
      <Table
        aria-label={label}
        className={classNames(styles.table)}
        {...omitUndefined({
          dragAndDropHooks: reorder,
          sortDescriptor: sort,
          onRowAction: onRowAction && ((id: string | number) => onRowAction(String(id))),
        })}
        onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
      >
        <TableHeader className={classNames(styles.head)}>
          {reorder && (
            <Column id="reorder" className={classNames(styles.column, styles.fit)}>
              <VisuallyHidden>{reorderLabel}</VisuallyHidden>
            </Column>
          )}
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column.isRowHeader ?? false}
              allowsSorting={column.isSortable ?? false}
              className={classNames(
                styles.column,
                column.width && styles[column.width],
                column.align === 'end' && styles.end,
              )}
            >
              {({ sortDirection }) => (
                <span className={styles.columnText}>
                  {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
                  {sortDirection && <Glyph of={sortDirection === 'ascending' ? ArrowUp : ArrowDown} size="small" />}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={items} dependencies={[columns, isChanged, reorder]} renderEmptyState={() => emptyState}>
          {(item) => (
            <Row
              id={idOf(item)}
              textValue={labelOf(item)}
              className={classNames(styles.row, isChanged?.(item) && styles.changed)}
            >
              {reorder && (
                <Cell className={classNames(styles.cell, styles.handle)}>
                  <Button slot="drag" className={classNames(styles.grip)}>
                    <Glyph of={GripVertical} />
                  </Button>
                </Cell>
              )}
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  className={classNames(
                    styles.cell,
                    styles[column.place ?? 'detail'],
                    column.align === 'end' && styles.end,
                    column.isEmpty?.(item) && styles.emptyCell,
                  )}
                >
                  {(column.place ?? 'detail') === 'detail' && (
                    <span className={styles.cardLabel} aria-hidden="true">
                      {column.header}
                    </span>
                  )}
                  <div>{column.render(item)}</div>
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { Button, Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './DataTable.module.scss';
import type { DataTableProps } from './DataTableProps.ts';

export type TableRowsProps<Item extends object> = DataTableProps<Item> & {
  /** What makes the handles work; they are only drawn until it is there. */
  readonly dragAndDropHooks?: DragAndDropHooks | undefined;
};

/** Columns and rows are keys of one collection, and a row's may be any word, as `reason`. */
const columnKey = (id: string): string => `column:${id}`;

/** The table itself. */
export function TableRows<Item extends object>(props: TableRowsProps<Item>) {
  const { label, columns, items, idOf, labelOf, isChanged, reorder, reorderLabel, sort, dragAndDropHooks } = props;
  const { onSortChange, onRowAction, emptyState } = props;
  return (
    <Table
      aria-label={label}
      className={classNames(styles.table)}
      {...omitUndefined({
        dragAndDropHooks,
        sortDescriptor: sort && { ...sort, column: columnKey(sort.column) },
        onRowAction: onRowAction && ((id: string | number) => onRowAction(String(id))),
      })}
      onSortChange={({ column: key, direction }) => {
        const sorted = columns.find(({ id }) => columnKey(id) === key);
        if (sorted) onSortChange?.({ column: sorted.id, direction });
      }}
    >
      <TableHeader className={classNames(styles.head)}>
        {reorder && (
          <Column id={columnKey('reorder')} className={classNames(styles.column, styles.fit)}>
            <VisuallyHidden>{reorderLabel}</VisuallyHidden>
          </Column>
        )}
        {columns.map((column) => (
          <Column
            key={column.id}
            id={columnKey(column.id)}
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
      <TableBody
        items={items}
        dependencies={[columns, isChanged, dragAndDropHooks]}
        renderEmptyState={() => emptyState}
      >
        {(item) => (
          <Row
            id={idOf(item)}
            textValue={labelOf(item)}
            className={classNames(styles.row, isChanged?.(item) && styles.changed)}
          >
            {reorder && (
              <Cell className={classNames(styles.cell, styles.handle)}>
                {dragAndDropHooks ? (
                  <Button slot="drag" className={classNames(styles.grip)}>
                    <Glyph of={GripVertical} />
                  </Button>
                ) : (
                  <span className={styles.grip}>
                    <Glyph of={GripVertical} />
                  </span>
                )}
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
  );
}

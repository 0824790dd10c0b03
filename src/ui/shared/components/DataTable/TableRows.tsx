import { ArrowDown, ArrowUp } from 'lucide-react';
import { Observer } from 'mobx-react-lite';
import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Column, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { useLatest } from '../../useLatest.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './DataTable.module.scss';
import type { DataTableProps } from './DataTableProps.ts';
import { DragHandle } from './rows/DragHandle.tsx';
import { TableCell } from './rows/TableCell.tsx';
import { TableRow } from './rows/TableRow.tsx';
import type { SelectionParts } from './selection/selectionParts.ts';

export type TableRowsProps<Item extends object> = DataTableProps<Item> & {
  /** What makes the handles work; they are only drawn until it is there. */
  readonly dragAndDropHooks?: DragAndDropHooks | undefined;
  /** What makes the boxes work. */
  readonly selection?: SelectionParts | undefined;
};

/** Columns and rows are keys of one collection, and a row's may be any word, as `reason`. */
const columnKey = (id: string): string => `column:${id}`;

/**
 * The table itself. It is drawn anew where columns, sorting or selection change. Other rows reach its body alone: the
 * library draws a table once for what it is given and once more for the collection it makes of that.
 */
export function TableRows<Item extends object>(props: TableRowsProps<Item>) {
  const { label, columns, items, sort, dragAndDropHooks, selection } = props;
  const headAndBody = useHeadAndBody(props);
  const latest = useLatest(props);
  const hasAction = props.onRowAction !== undefined;
  const table = selection?.table;
  const drawn = useMemo(
    () => (
      <Table
        aria-label={label}
        className={classNames(styles.table)}
        {...omitUndefined({
          ...table,
          dragAndDropHooks,
          sortDescriptor: sort && { ...sort, column: columnKey(sort.column) },
          onRowAction: hasAction ? (id: string | number) => latest.current.onRowAction?.(String(id)) : undefined,
        })}
        onSortChange={({ column: key, direction }) => {
          const sorted = columns.find(({ id }) => columnKey(id) === key);
          if (sorted) latest.current.onSortChange?.({ column: sorted.id, direction });
        }}
      >
        {headAndBody}
      </Table>
    ),
    [label, columns, sort, dragAndDropHooks, table, hasAction, headAndBody, latest],
  );
  return <Items value={items}>{drawn}</Items>;
}

const Items = createContext<readonly object[]>([]);

type BodyProps<Item extends object> = Pick<TableRowsProps<Item>, 'emptyState'> & {
  /** The row of an item; another function draws all rows anew. */
  readonly rowOf: (item: Item) => ReactElement;
};

function Body<Item extends object>({ rowOf, emptyState }: BodyProps<Item>) {
  return (
    <TableBody
      items={use(Items) as readonly Item[]}
      dependencies={[rowOf]}
      className={classNames(styles.body)}
      renderEmptyState={() => emptyState}
    >
      {rowOf}
    </TableBody>
  );
}

/** Names the column until its box is there. */
function AllBoxName() {
  const { t } = useTranslation();
  return <VisuallyHidden>{t('common.table.selectAll')}</VisuallyHidden>;
}

/** The same as long as only what is selected or sorted changes: another column or row would make another table. */
function useHeadAndBody<Item extends object>(props: TableRowsProps<Item>): ReactNode {
  const { columns, idOf, labelOf, isChanged, reorderLabel, emptyState, renderBulk } = props;
  const hasHandle = props.reorder !== undefined;
  const hasBox = renderBulk !== undefined;
  const { head, boxOf } = props.selection ?? {};
  const latest = useLatest(props.reorder?.canMove);
  return useMemo(() => {
    const rowMark = (item: Item): ReactNode =>
      isChanged && <Observer>{() => (isChanged(item) ? <span className={styles.mark} /> : <></>)}</Observer>;
    const rowOf = (item: Item): ReactElement => (
      <TableRow id={idOf(item)} textValue={labelOf(item)} className={classNames(styles.row)}>
        {hasHandle && (
          <TableCell isTabStop={false} className={classNames(styles.cell, styles.handle)}>
            {rowMark(item)}
            <Observer>{() => (latest.current?.(idOf(item)) === false ? <></> : <DragHandle />)}</Observer>
          </TableCell>
        )}
        {hasBox && (
          <TableCell isTabStop={false} className={classNames(styles.cell, styles.box)}>
            {!hasHandle && rowMark(item)}
            {boxOf?.(idOf(item), labelOf(item))}
          </TableCell>
        )}
        {columns.map((column, index) => (
          <TableCell
            key={column.id}
            isTabStop={!hasHandle && !hasBox}
            className={classNames(styles.cell, styles[column.place ?? 'detail'], column.align === 'end' && styles.end)}
          >
            {!hasHandle && !hasBox && index === 0 && rowMark(item)}
            {(column.place ?? 'detail') === 'detail' && (
              <span className={styles.cardLabel} aria-hidden="true">
                {column.header}
              </span>
            )}
            <Observer>{() => <div className={styles.content}>{column.render(item)}</div>}</Observer>
          </TableCell>
        ))}
      </TableRow>
    );
    return (
      <>
        <TableHeader className={classNames(styles.head)}>
          {hasHandle && (
            <Column id={columnKey('reorder')} className={classNames(styles.column)}>
              <VisuallyHidden>{reorderLabel}</VisuallyHidden>
            </Column>
          )}
          {hasBox && (
            <Column id={columnKey('selection')} className={classNames(styles.column, styles.boxHead)}>
              {head ?? <AllBoxName />}
            </Column>
          )}
          {columns.map((column) => (
            <Column
              key={column.id}
              id={columnKey(column.id)}
              isRowHeader={column.isRowHeader ?? false}
              allowsSorting={column.isSortable ?? false}
              className={classNames(styles.column, column.align === 'end' && styles.end)}
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
        <Body rowOf={rowOf} emptyState={emptyState} />
      </>
    );
  }, [columns, idOf, labelOf, isChanged, reorderLabel, emptyState, hasHandle, hasBox, head, boxOf, latest]);
}

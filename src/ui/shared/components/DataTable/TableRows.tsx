import { makeAutoObservable, observableRef } from 'mobx';
import { observer, Observer } from 'mobx-react-lite';
import { memo, useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Table, TableBody } from 'react-aria-components/Table';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { useLatest } from '../../useLatest.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './DataTable.module.scss';
import type { DataTableProps } from './DataTableProps.ts';
import { TableColumn } from './head/TableColumn.tsx';
import { TableHead } from './head/TableHead.tsx';
import { DragHandle } from './rows/DragHandle.tsx';
import { TableCell } from './rows/TableCell.tsx';
import { TableRow } from './rows/TableRow.tsx';
import type { SelectionParts } from './selection/rowSelection.ts';

export type TableRowsProps<Item extends object> = DataTableProps<Item> & {
  readonly dragAndDropHooks?: DragAndDropHooks | undefined;
  readonly selection?: SelectionParts | undefined;
};

/** Prefixed, because columns and rows share one key space and a row id may be any text, e.g. `reason`. */
const columnKey = (id: string): string => `column:${id}`;

/** Independent of the row's position, because a cell with a new key would lose the focus. */
const cellKey = (column: string, row: string): string => `cell:${column}:${row}`;

/** Passes new rows to the body only, because React Aria renders a table twice for each change of its props. */
export function TableRows<Item extends object>(props: TableRowsProps<Item>) {
  const { label, columns, items, sort, dragAndDropHooks, selection } = props;
  const [shown] = useState(() => new ShownItems<Item>(items));
  useLayoutEffect(() => shown.show(items), [shown, items]);
  const headAndBody = useHeadAndBody(props, shown);
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
  return drawn;
}

/** Passes items to the body without a context, because React would check every cell for a context change. */
class ShownItems<Item> {
  items: readonly Item[];

  constructor(items: readonly Item[]) {
    this.items = items;
    makeAutoObservable<ShownItems<Item>>(this, { items: observableRef });
  }

  show(items: readonly Item[]): void {
    this.items = items;
  }
}

type BodyProps<Item extends object> = Pick<TableRowsProps<Item>, 'emptyState'> & {
  readonly shown: ShownItems<Item>;
  /** A new function renders all rows again. */
  readonly rowOf: (item: Item) => ReactElement;
};

/** Rows are compared in groups of this size, because React checks each row's ancestors. */
const PART = 32;

type RowsPartProps<Item extends object> = Pick<BodyProps<Item>, 'rowOf'> & { readonly items: readonly Item[] };

const RowsPart = memo(
  function RowsPart<Item extends object>({ items, rowOf }: RowsPartProps<Item>) {
    return (
      <Collection items={items} dependencies={[rowOf]}>
        {rowOf}
      </Collection>
    );
  },
  (before, now) =>
    before.rowOf === now.rowOf &&
    before.items.length === now.items.length &&
    before.items.every((item, index) => item === now.items[index]),
) as <Item extends object>(props: RowsPartProps<Item>) => ReactNode;

const Body = observer(function Body<Item extends object>({ shown, rowOf, emptyState }: BodyProps<Item>) {
  const { items } = shown;
  const starts = Array.from({ length: Math.ceil(items.length / PART) }, (_, part) => part * PART);
  return (
    <TableBody className={classNames(styles.body)} renderEmptyState={() => emptyState}>
      {starts.map((start) => (
        <RowsPart key={start} items={items.slice(start, start + PART)} rowOf={rowOf} />
      ))}
    </TableBody>
  );
});

/** Keeps its identity while only selection or sorting change, because new columns or rows would rebuild the table. */
function useHeadAndBody<Item extends object>(props: TableRowsProps<Item>, shown: ShownItems<Item>): ReactNode {
  const { columns, idOf, labelOf, isChanged, reorderLabel, emptyState } = props;
  const hasHandle = props.reorder !== undefined;
  const { head, renderBox } = props.selection ?? {};
  const hasBox = renderBox !== undefined;
  const latest = useLatest(props.reorder?.canMove);
  return useMemo(() => {
    const rowMark = (item: Item): ReactNode =>
      isChanged && <Observer>{() => (isChanged(item) ? <span className={styles.mark} /> : <></>)}</Observer>;
    const rowOf = (item: Item): ReactElement => (
      <TableRow id={idOf(item)} textValue={labelOf(item)} className={classNames(styles.row)}>
        {hasHandle && (
          <TableCell
            id={cellKey('reorder', idOf(item))}
            isTabStop={false}
            className={classNames(styles.cell, styles.handle)}
          >
            {rowMark(item)}
            <Observer>{() => (latest.current?.(idOf(item)) === false ? <></> : <DragHandle />)}</Observer>
          </TableCell>
        )}
        {hasBox && (
          <TableCell
            id={cellKey('selection', idOf(item))}
            isTabStop={false}
            className={classNames(styles.cell, styles.box)}
          >
            {!hasHandle && rowMark(item)}
            {renderBox(idOf(item), labelOf(item))}
          </TableCell>
        )}
        {columns.map((column, index) => (
          <TableCell
            key={column.id}
            id={cellKey(`column:${column.id}`, idOf(item))}
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
        <TableHead className={classNames(styles.head)}>
          {hasHandle && (
            <TableColumn id={columnKey('reorder')} className={classNames(styles.column)}>
              <VisuallyHidden>{reorderLabel}</VisuallyHidden>
            </TableColumn>
          )}
          {hasBox && (
            <TableColumn id={columnKey('selection')} className={classNames(styles.column, styles.boxHead)}>
              {head}
            </TableColumn>
          )}
          {columns.map(({ id, header, isHeaderHidden, isRowHeader = false, isSortable = false, align }) => (
            <TableColumn
              key={id}
              id={columnKey(id)}
              isRowHeader={isRowHeader}
              allowsSorting={isSortable}
              className={classNames(styles.column, align === 'end' && styles.end)}
            >
              {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </TableColumn>
          ))}
        </TableHead>
        <Body shown={shown} rowOf={rowOf} emptyState={emptyState} />
      </>
    );
  }, [columns, idOf, labelOf, isChanged, reorderLabel, emptyState, hasHandle, hasBox, head, renderBox, latest, shown]);
}

import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { onReveal } from '../../settings/revealSetting.ts';
import { useIsPrinting } from '../../useIsPrinting.ts';
import { useTopOf } from '../../useTopOf.ts';
import styles from './DataTable.module.scss';
import type { DataTableProps } from './DataTableProps.ts';
import { ROLES } from './roles.ts';
import { TableRow, type TableRowProps } from './TableRow.tsx';

/** Minimum number of rows for windowing, i.e. for mounting only the rows in view. */
const MIN_WINDOWED_ROWS = 60;
/** Estimated height in pixels of a row that is not measured yet. Equals `--row-tall` in the style sheet. */
const ROW = 52;
const OVERSCAN = 6;

export type TableBodyProps<Item extends object> = DataTableProps<Item> &
  Pick<TableRowProps<Item>, 'drag' | 'onToggle'> & {
    readonly ids: readonly string[];
    readonly selected: ReadonlySet<string> | undefined;
    readonly keptIds: () => readonly (string | undefined)[];
  };

const Spacer = ({ size }: { readonly size: number }): ReactNode =>
  size > 0 && <tr aria-hidden="true" className={styles.spacer} style={{ blockSize: size }} />;

export const TableBody = observer(function TableBody<Item extends object>(props: TableBodyProps<Item>) {
  const { ids, items, columns, labelOf, isChanged, reorder, selected, drag, onToggle, keptIds, emptyState } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useTopOf(body);
  const isPrinting = useIsPrinting();
  const target = drag?.dropState.target;
  const targetId = target?.type === 'item' ? String(target.key) : undefined;
  function rangeExtractor(range: Range): number[] {
    const dropped = targetId === undefined ? -1 : ids.indexOf(targetId);
    const extraIndexes = [...keptIds().map((id) => ids.indexOf(id ?? '')), dropped, dropped < 0 ? -1 : dropped + 1];
    const validIndexes = extraIndexes.filter((index) => index >= 0 && index < ids.length);
    return [...new Set([...defaultRangeExtractor(range), ...validIndexes])].toSorted((a, b) => a - b);
  }
  const isWindowed = ids.length >= MIN_WINDOWED_ROWS && !isPrinting;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: ids.length,
    enabled: isWindowed,
    estimateSize: () => ROW,
    measureElement: (row) => row.offsetHeight || ROW,
    overscan: OVERSCAN,
    scrollMargin: offset,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor,
  });
  useEffect(
    function scrollToWantedRow() {
      // The change key of a row ends with the row's id.
      return onReveal((changeKey) => {
        const index = ids.findIndex((id) => changeKey.endsWith(`.${id}`));
        if (isWindowed && index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
      });
    },
    [ids, virtualizer, isWindowed],
  );
  const rows = isWindowed
    ? virtualizer.getVirtualItems()
    : ids.map((key, index) => ({ key, index, start: offset, end: offset }));
  const bottom = offset + (isWindowed ? virtualizer.getTotalSize() : 0);
  return (
    <tbody {...ROLES.group} ref={body} className={styles.body} data-empty={ids.length === 0 || undefined}>
      {ids.length === 0 && (
        <tr {...ROLES.row}>
          <td {...ROLES.cell}>{emptyState}</td>
        </tr>
      )}
      {rows.map(({ key, index, start }, nth) => {
        const [id, item] = [ids[index], items[index]];
        return (
          id !== undefined &&
          item && (
            <Fragment key={key}>
              <Spacer size={start - (rows[nth - 1]?.end ?? offset)} />
              <TableRow
                item={item}
                id={id}
                index={isWindowed ? index : undefined}
                isLast={index === ids.length - 1}
                columns={columns}
                labelOf={labelOf}
                isChanged={isChanged}
                isSelected={selected?.has(id)}
                onToggle={onToggle}
                drag={drag}
                isMovable={reorder?.canMove?.(id) ?? true}
                measure={isWindowed ? virtualizer.measureElement : undefined}
              />
            </Fragment>
          )
        );
      })}
      <Spacer size={bottom - (rows.at(-1)?.end ?? offset)} />
    </tbody>
  );
}) as <Item extends object>(props: TableBodyProps<Item>) => ReactNode;

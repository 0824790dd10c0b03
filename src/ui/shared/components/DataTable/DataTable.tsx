import { useMemo, useRef, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './DataTable.module.scss';
import type { DataColumn, DataTableProps, RowReorder } from './DataTableProps.ts';
import { ROLES } from './roles.ts';
import selectionStyles from './selection/Selection.module.scss';
import { useRowSelection } from './selection/useRowSelection.tsx';
import { TableBody } from './TableBody.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { useMoveKeys } from './useMoveKeys.ts';
import { useRowDrag, type RowDrag } from './useRowDrag.tsx';

const TRACKS = { control: 'var(--control-column)', icon: 'var(--icon-column)', tool: 'var(--tool-column)' };

/** CSS grid tracks whose widths do not depend on the content. */
function columnTracks(columns: readonly Pick<DataColumn<never>, 'width'>[], tools: number): string {
  const tracks = columns.map(({ width = 1 }) => (typeof width === 'number' ? `minmax(0, ${width}fr)` : TRACKS[width]));
  return [...Array.from({ length: tools }, () => TRACKS.tool), ...tracks].join(' ');
}

type GridProps<Item extends object> = DataTableProps<Item> & {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly selection: ReturnType<typeof useRowSelection>;
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly drag?: RowDrag | undefined;
};

function Grid<Item extends object>(props: GridProps<Item>) {
  const { label, columns, ids, table, selection, focus, drag, reorder, reorderLabel, renderBulk } = props;
  const { t } = useTranslation();
  const { size: count } = selection.selected;
  // Pass a new drag state to the rows only if a drag starts or ends, or during a drag, to avoid rendering every row.
  const shownDrag = useUntilChanged(drag, [drag?.isDragging && drag, drag?.dragState.isDisabled]);
  return (
    <>
      <table
        {...drag?.tableProps}
        {...focus.tableProps}
        ref={table}
        {...ROLES.grid}
        aria-label={label}
        aria-multiselectable={renderBulk ? true : undefined}
        aria-rowcount={ids.length + 1}
        className={styles.table}
      >
        <thead {...ROLES.group} className={styles.head}>
          <tr {...ROLES.row} aria-rowindex={1}>
            {reorder && (
              <th {...ROLES.columnHeader} className={styles.column}>
                <VisuallyHidden>{reorderLabel}</VisuallyHidden>
              </th>
            )}
            {renderBulk && (
              <th {...ROLES.columnHeader} className={classNames(styles.column, styles.boxHead)}>
                <span className={selectionStyles.all}>
                  <Checkbox
                    label={t('common.table.selectAll')}
                    isLabelHidden
                    isSelected={count > 0 && count === ids.length}
                    isIndeterminate={count > 0 && count < ids.length}
                    onChange={selection.onAll}
                  />
                  <span className={selectionStyles.allText} aria-hidden="true">
                    {t('common.table.selectAll')}
                  </span>
                </span>
              </th>
            )}
            {columns.map(({ id, header, isHeaderHidden, align }) => (
              <th {...ROLES.columnHeader} key={id} className={classNames(styles.column, align === 'end' && styles.end)}>
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : <KeyedText>{header}</KeyedText>}
              </th>
            ))}
          </tr>
        </thead>
        <TableBody
          {...props}
          selected={renderBulk && selection.selected}
          onToggle={selection.onToggle}
          keptIds={focus.keptIds}
          drag={shownDrag}
        />
      </table>
      <KeyedText>{drag?.preview}</KeyedText>
    </>
  );
}

function MovableGrid<Item extends object>(props: GridProps<Item> & { readonly reorder: RowReorder }) {
  const drag = useRowDrag({ ...props, selected: props.selection.selected, focusRow: props.focus.focusRow });
  return <Grid {...props} drag={drag} />;
}

/** Table that becomes a list of cards if it is narrow. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { items, columns, idOf, labelOf, reorder, renderBulk, onRowAction, density = 'tall' } = props;
  const table = useRef<HTMLTableElement>(null);
  const ids = useMemo(() => items.map(idOf), [items, idOf]);
  function nameOf(id: string): string {
    const item = items[ids.indexOf(id)];
    return item ? labelOf(item) : id;
  }
  const selection = useRowSelection(props, ids, nameOf);
  const focus = useGridFocus(table, ids, nameOf);
  const handleMoveKey = useMoveKeys(reorder, ids, nameOf, selection.selected);
  const tools = (reorder ? 1 : 0) + (renderBulk ? 1 : 0);
  const grid = { ...props, ids, nameOf, table, selection, focus };
  return (
    <div
      role="presentation"
      className={classNames(
        styles.frame,
        styles[density],
        renderBulk && styles.boxed,
        tools > 0 && styles.tooled,
        (renderBulk ?? onRowAction) && styles.clickable,
      )}
      style={{ '--columns': columnTracks(columns, tools) }}
      {...selection.frameProps}
      onKeyDownCapture={(event) => {
        selection.handleKeyDown(event);
        handleMoveKey(event);
      }}
    >
      <KeyedText>{selection.bar}</KeyedText>
      {reorder ? <MovableGrid {...grid} reorder={reorder} /> : <Grid {...grid} />}
    </div>
  );
}

/** Returns a memoized `value`, which is replaced only if one of `facts` changes. */
function useUntilChanged<Value>(value: Value, facts: readonly unknown[]): Value {
  const [memo, setMemo] = useState({ value, facts });
  const isStale = facts.length !== memo.facts.length || facts.some((fact, index) => fact !== memo.facts[index]);
  if (isStale) setMemo({ value, facts });
  return memo.value;
}

import { GripVertical } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { useDraggableItem } from 'react-aria/useDraggableCollection';
import { useDropIndicator } from 'react-aria/useDroppableCollection';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './DataTable.module.scss';
import type { DataColumn, DataTableProps } from './DataTableProps.ts';
import { ROLES } from './roles.ts';
import type { RowDrag } from './useRowDrag.tsx';

export type TableRowProps<Item extends object> = Pick<DataTableProps<Item>, 'columns' | 'labelOf' | 'isChanged'> & {
  readonly item: Item;
  readonly id: string;
  /** Index among all rows. Undefined if all rows are mounted. */
  readonly index: number | undefined;
  readonly isLast: boolean;
  readonly isSelected: boolean | undefined;
  readonly onToggle: (id: string) => void;
  readonly drag: RowDrag | undefined;
  readonly isMovable: boolean;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
};

type CellProps<Item extends object> = Pick<DataTableProps<Item>, 'isChanged'> & { readonly item: Item };

const Mark = observer(function Mark<Item extends object>({ item, isChanged }: CellProps<Item>) {
  return isChanged?.(item) && <span className={styles.mark} />;
}) as <Item extends object>(props: CellProps<Item>) => ReactNode;

/** Renders again only if its column or item is replaced, or if an observable value that it reads changes. */
const Cell = observer(function Cell<Item extends object>({
  column: { place = 'detail', header, align, isRowHeader, render },
  id,
  item,
  isChanged,
}: CellProps<Item> & { readonly column: DataColumn<Item>; readonly id: string }) {
  return (
    <td
      {...(isRowHeader ? ROLES.rowHeader : ROLES.cell)}
      id={id}
      className={classNames(styles.cell, styles[place], align === 'end' && styles.end)}
    >
      {isChanged && <Mark item={item} isChanged={isChanged} />}
      {place === 'detail' && (
        <span className={styles.cardLabel} aria-hidden="true">
          {header}
        </span>
      )}
      <div className={styles.content}>{render(item)}</div>
    </td>
  );
}) as <Item extends object>(
  props: CellProps<Item> & { readonly column: DataColumn<Item>; readonly id: string },
) => ReactNode;

type DragProps = Partial<ReturnType<typeof useDraggableItem>>;

function RowShell<Item extends object>(props: TableRowProps<Item> & DragProps) {
  const { columns, labelOf, isChanged, item, id, index, isSelected, onToggle, drag, isMovable, measure } = props;
  const { t } = useTranslation();
  const cellId = useId();
  const hasBox = isSelected !== undefined;
  return (
    <tr
      {...props.dragProps}
      {...ROLES.row}
      ref={measure}
      className={styles.row}
      data-key={id}
      data-index={index}
      data-selected={isSelected || undefined}
      data-dragging={drag?.dragState.isDragging(id) || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-selected={isSelected}
      aria-labelledby={columns.flatMap(({ id: column, isRowHeader }) => (isRowHeader ? cellId + column : [])).join(' ')}
    >
      {drag && (
        <td {...ROLES.cell} className={classNames(styles.cell, styles.handle)}>
          <Mark item={item} isChanged={isChanged} />
          {isMovable && <DragHandle {...props.dragButtonProps} />}
        </td>
      )}
      {hasBox && (
        <td {...ROLES.cell} className={classNames(styles.cell, styles.box)}>
          {!drag && <Mark item={item} isChanged={isChanged} />}
          <Checkbox
            label={t('common.table.selectRow', { row: labelOf(item) })}
            isLabelHidden
            isSelected={isSelected}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map((column, nth) => (
        <Cell
          key={column.id}
          column={column}
          id={cellId + column.id}
          item={item}
          isChanged={!drag && !hasBox && nth === 0 ? isChanged : undefined}
        />
      ))}
    </tr>
  );
}

function DragHandle(props: ComponentProps<typeof Button>) {
  return (
    // Disable pointer events of the button, because Firefox cannot drag a row by a button in it.
    <Button {...props} data-drag-handle style={{ pointerEvents: 'none' }} className={classNames(styles.grip)}>
      <Glyph of={GripVertical} />
    </Button>
  );
}

type GapProps = { readonly drag: RowDrag; readonly id: string; readonly position: 'before' | 'after' };

function DropGap({ drag, id, position }: GapProps) {
  const button = useRef<HTMLButtonElement>(null);
  const target = { type: 'item', key: id, dropPosition: position } as const;
  const { dropIndicatorProps, isHidden, isDropTarget } = useDropIndicator({ target }, drag.dropState, button);
  return (
    !isHidden && (
      <tr {...ROLES.row} className={styles.dropIndicator} data-drop-target={isDropTarget || undefined}>
        <td {...ROLES.cell}>
          <VisuallyHidden>
            <button type="button" {...dropIndicatorProps} ref={button} />
          </VisuallyHidden>
        </td>
      </tr>
    )
  );
}

function DraggableRow<Item extends object>(props: TableRowProps<Item> & { readonly drag: RowDrag }) {
  const { drag, id, isLast } = props;
  const dragProps = useDraggableItem({ key: id, hasDragButton: true }, drag.dragState);
  return (
    <>
      {drag.isDragging && <DropGap drag={drag} id={id} position="before" />}
      <RowShell {...props} {...dragProps} />
      {drag.isDragging && isLast && <DropGap drag={drag} id={id} position="after" />}
    </>
  );
}

export const TableRow = memo(function TableRow<Item extends object>({ drag, ...props }: TableRowProps<Item>) {
  return drag ? <DraggableRow {...props} drag={drag} /> : <RowShell {...props} drag={drag} />;
}) as <Item extends object>(props: TableRowProps<Item>) => ReactNode;

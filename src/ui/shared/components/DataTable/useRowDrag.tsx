import { useCallback, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { DragPreview, useDraggableCollection } from 'react-aria/useDraggableCollection';
import { useDroppableCollection, type DropTargetDelegate } from 'react-aria/useDroppableCollection';
import { Item } from 'react-stately/Item';
import { useDraggableCollectionState, type DraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import { useDroppableCollectionState, type DroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import { useListState } from 'react-stately/useListState';
import { useLatest } from '../../useLatest.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './DataTable.module.scss';
import type { DataTableProps, RowReorder } from './DataTableProps.ts';
import { idsAfterDrop, movedTogether } from './reorder.ts';

export type RowDrag = {
  readonly dragState: DraggableCollectionState;
  readonly dropState: DroppableCollectionState;
  readonly isDragging: boolean;
  readonly tableProps: object;
  readonly preview: ReactNode;
};

/** Drop target: the gap between mounted rows that is nearest to the pointer. */
const gapDelegate = (table: RefObject<HTMLTableElement | null>): DropTargetDelegate => ({
  getDropTargetFromPoint(_x, y) {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])];
    const top = table.current?.getBoundingClientRect().top ?? 0;
    const row = rows.find((each) => y + top < each.getBoundingClientRect().bottom) ?? rows.at(-1);
    const key = row?.dataset['key'];
    if (!row || key === undefined) return { type: 'root' };
    const box = row.getBoundingClientRect();
    return { type: 'item', key, dropPosition: y + top < box.top + box.height / 2 ? 'before' : 'after' };
  },
});

type RowDragProps<Row extends object> = Pick<DataTableProps<Row>, 'items' | 'idOf' | 'labelOf'> & {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly reorder: RowReorder;
  readonly selected: ReadonlySet<string>;
  readonly focusRow: (id: string) => void;
};

/** Drag and drop by pointer, touch, keyboard and screen reader. Dragging a selected row moves all selected rows. */
export function useRowDrag<Row extends object>(props: RowDragProps<Row>): RowDrag {
  const { table, items, selected } = props;
  const { isDisabled = false } = props.reorder;
  const latest = useLatest(props);
  const children = useCallback(
    (item: Row) => <Item key={latest.current.idOf(item)}>{latest.current.labelOf(item)}</Item>,
    [latest],
  );
  const { collection, selectionManager } = useListState({
    items,
    children,
    selectionMode: 'multiple',
    selectedKeys: selected,
  });
  const preview = useRef(null);
  const dragState = useDraggableCollectionState({
    collection,
    selectionManager,
    isDisabled,
    preview,
    getItems: (keys) =>
      [...movedTogether([...keys].map(String), latest.current.selected)].map((id) => ({
        'text/plain': latest.current.nameOf(id),
      })),
    onDragStart: () => selectionManager.setFocusedKey(dragState.draggedKey),
  });
  const onReorder: Parameters<typeof useDroppableCollectionState>[0]['onReorder'] = ({ keys, target }) => {
    if (target.dropPosition === 'on') return;
    const { ids, reorder } = latest.current;
    const place = { id: String(target.key), position: target.dropPosition };
    const dragged = [...keys].map(String);
    const next = idsAfterDrop(ids, movedTogether(dragged, latest.current.selected), place);
    if (reorder.moves) reorder.moves.onDrop(dragged[0] ?? '', place);
    else if (next.some((id, index) => id !== ids[index])) reorder.onReorder(next);
  };
  const dropState = useDroppableCollectionState({ collection, selectionManager, isDisabled, onReorder });
  const [keyboardDelegate, dropTargetDelegate] = useMemo(
    () => [new ListKeyboardDelegate(collection, new Set(), table), gapDelegate(table)],
    [collection, table],
  );
  useDraggableCollection({}, dragState, table);
  const { collectionProps } = useDroppableCollection(
    { keyboardDelegate, dropTargetDelegate, onReorder },
    dropState,
    table,
  );
  const { isFocused, focusedKey } = selectionManager;
  useEffect(
    function focusDroppedRow() {
      if (isFocused && focusedKey !== null) latest.current.focusRow(String(focusedKey));
    },
    [isFocused, focusedKey, latest],
  );
  return {
    dragState,
    dropState,
    isDragging: dragState.draggedKey !== null || dropState.target !== null,
    tableProps: collectionProps,
    preview: (
      <DragPreview ref={preview}>
        {(dragged) => (
          <div className={styles.preview}>
            <KeyedText>{dragged[0]?.['text/plain']}</KeyedText>
            <KeyedText>{dragged.length > 1 && ` +${dragged.length - 1}`}</KeyedText>
          </div>
        )}
      </DragPreview>
    ),
  };
}

import { DropIndicator, useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { classNames } from '../../classNames.ts';
import styles from './DataTable.module.scss';
import type { RowReorder } from './DataTableProps.ts';
import { idsAfterDrop } from './reorder.ts';

/** Rows that change places by pointer, touch, keyboard and screen reader. */
export function useRowReorder({ ids, labelOf, onReorder, isDisabled = false }: RowReorder): DragAndDropHooks {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': labelOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const moved = new Set([...keys].map(String));
      const next = idsAfterDrop(ids, moved, { id: String(target.key), position: target.dropPosition });
      if (next.some((id, index) => id !== ids[index])) onReorder(next);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={classNames(styles.dropIndicator)} />,
    renderDragPreview: (items) => <div className={styles.preview}>{items[0]?.['text/plain']}</div>,
  });
  return dragAndDropHooks;
}

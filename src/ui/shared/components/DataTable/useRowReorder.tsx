import { useMemo } from 'react';
import { DropIndicator, useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { classNames } from '../../classNames.ts';
import { useLatest } from '../../useLatest.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './DataTable.module.scss';
import type { RowReorder } from './DataTableProps.ts';
import { idsAfterDrop, movedTogether } from './reorder.ts';

/** By pointer, touch, keyboard and screen reader, including selected rows. Changes only with `isDisabled`. */
export function useRowReorder(reorder: RowReorder, selected: ReadonlySet<string>): DragAndDropHooks {
  const latest = useLatest({ ...reorder, selected });
  const { isDisabled = false } = reorder;
  const options = useMemo<Parameters<typeof useDragAndDrop>[0]>(
    () => ({
      isDisabled,
      getItems: (keys) =>
        [...movedTogether([...keys].map(String), latest.current.selected)].map((id) => ({
          'text/plain': latest.current.labelOf(id),
        })),
      onReorder: ({ keys, target }) => {
        if (target.dropPosition === 'on') return;
        const { ids, moves, onReorder } = latest.current;
        const place = { id: String(target.key), position: target.dropPosition };
        const [first] = keys;
        if (moves && first !== undefined) {
          moves.onDrop(String(first), place);
          return;
        }
        const next = idsAfterDrop(ids, movedTogether([...keys].map(String), latest.current.selected), place);
        if (next.some((id, index) => id !== ids[index])) onReorder(next);
      },
      renderDropIndicator: (target) => <DropIndicator target={target} className={classNames(styles.dropIndicator)} />,
      renderDragPreview: (items) => (
        <div className={styles.preview}>
          <KeyedText>{items[0]?.['text/plain']}</KeyedText>
          <KeyedText>{items.length > 1 && ` +${items.length - 1}`}</KeyedText>
        </div>
      ),
    }),
    [latest, isDisabled],
  );
  return useDragAndDrop(options).dragAndDropHooks;
}

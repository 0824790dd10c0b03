import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../announcing/announce.ts';
import type { RowReorder } from './DataTableProps.ts';
import { idsAfterStep, movedTogether } from './reorder.ts';
import { isMirrored, OWN_KEYS, rowOfEvent } from './rowOfEvent.ts';

function scrollToRow(): void {
  requestAnimationFrame(() => document.activeElement?.closest('tr')?.scrollIntoView({ block: 'nearest' }));
}

/**
 * Alt with an arrow key moves the focused row, or all selected rows if the focused row is selected, and announces the
 * position.
 */
export function useMoveKeys(
  reorder: RowReorder | undefined,
  ids: readonly string[],
  nameOf: (id: string) => string,
  selected: ReadonlySet<string>,
): (event: KeyboardEvent) => void {
  const { t } = useTranslation();
  const withdraw = useRef<() => void>(undefined);

  function step({ canMove, onReorder }: RowReorder, id: string, by: -1 | 1): void {
    const moved = movedTogether([id], selected);
    const next = idsAfterStep(ids, moved, by, canMove);
    if (next === ids) return;
    onReorder(next);
    const movable = canMove ? next.filter(canMove) : next;
    const index = { position: movable.findIndex((each) => moved.has(each)) + 1, total: movable.length };
    // While a key repeats, announce only the last position.
    withdraw.current?.();
    withdraw.current = announce(
      moved.size === 1
        ? t('common.table.moved', { row: nameOf(id), ...index })
        : t('common.table.movedRows', { count: moved.size, ...index }),
    );
  }

  return (event) => {
    const { key, target } = event;
    if (!reorder || reorder.isDisabled || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { id } = rowOfEvent(event);
    if (id === undefined || reorder.canMove?.(id) === false) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    const { moves } = reorder;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const by = key === 'ArrowUp' ? -1 : 1;
      if (moves) moves.onStep(id, by);
      else step(reorder, id, by);
      scrollToRow();
    } else if (moves && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      moves.onNest(id, (key === 'ArrowRight') === isMirrored(target) ? -1 : 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

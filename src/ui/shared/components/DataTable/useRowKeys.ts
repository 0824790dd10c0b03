import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../announcing/announce.ts';
import type { RowReorder } from './DataTableProps.ts';
import { idsAfterStep, movedTogether } from './reorder.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
const TURNS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Controls that use Alt and arrow keys themselves. */
const OWN_KEYS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [aria-haspopup="listbox"]';

function followRow(): void {
  requestAnimationFrame(() => document.activeElement?.closest('[role="row"]')?.scrollIntoView({ block: 'nearest' }));
}

const CELLS = '[role="gridcell"], [role="rowheader"]';

/** Direction of Alt and an arrow key. Undefined for other keys. */
function stepOf(event: KeyboardEvent, keys: typeof STEPS): -1 | 1 | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return event.target instanceof Element && event.target.closest(OWN_KEYS) ? undefined : keys[event.key];
}

/** Inwards is the reading direction. */
function nestingOf(event: KeyboardEvent): -1 | 1 | undefined {
  const turn = stepOf(event, TURNS);
  const isMirrored = event.target instanceof Element && event.target.closest('[dir="rtl"]') !== null;
  return turn === undefined || !isMirrored ? turn : turn === 1 ? -1 : 1;
}

function keepToRow(event: KeyboardEvent): void {
  event.preventDefault();
  // Cells stop the event themselves, once the table knows their focus (`useCellFocus`).
  if (!(event.target instanceof Element && event.target.closest(CELLS))) event.stopPropagation();
}

/** Alt and arrow keys move the focused row, with rows selected with it, and announce the position. */
export function useRowKeys(reorder: RowReorder, selected: ReadonlySet<string>): (event: KeyboardEvent) => void {
  const { t } = useTranslation();
  const takeBack = useRef<() => void>(undefined);

  function sayPlace(id: string, ids: readonly string[], moved: ReadonlySet<string>): void {
    const movable = reorder.canMove ? ids.filter(reorder.canMove) : ids;
    const total = movable.length;
    const position = movable.findIndex((each) => moved.has(each)) + 1;
    // While a key is held down, announce only the last position.
    takeBack.current?.();
    takeBack.current = announce(
      moved.size === 1
        ? t('common.table.moved', { row: reorder.labelOf(id), position, total })
        : t('common.table.movedRows', { count: moved.size, position, total }),
    );
  }

  return (event) => {
    const by = stepOf(event, STEPS);
    const inwards = reorder.moves && nestingOf(event);
    const { id } = rowOfEvent(event.target);
    if (id === undefined || reorder.isDisabled || reorder.canMove?.(id) === false) return;
    if (inwards !== undefined) {
      keepToRow(event);
      reorder.moves?.onNest(id, inwards);
      return;
    }
    if (by === undefined) return;
    keepToRow(event);
    if (reorder.moves) {
      reorder.moves.onStep(id, by);
      followRow();
      return;
    }
    const moved = movedTogether([id], selected);
    const next = idsAfterStep(reorder.ids, moved, by, reorder.canMove);
    if (next === reorder.ids) return;
    reorder.onReorder(next);
    sayPlace(id, next, moved);
    followRow();
  };
}

/** Row of an event. `isPlain`: not from a control in the row. */
export function rowOfEvent(target: EventTarget): { readonly id: string | undefined; readonly isPlain: boolean } {
  const element = target instanceof Element ? target : undefined;
  const row = element?.closest<HTMLElement>('[role="row"][data-key]');
  return {
    id: row?.dataset['key'],
    isPlain: element?.matches('[role="row"], [role="gridcell"], [role="rowheader"]') ?? false,
  };
}

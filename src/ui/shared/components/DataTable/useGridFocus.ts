import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { foldForSearch } from '../../../../domain/shared/foldForSearch.ts';
import { STOPS } from '../../focus/FocusPlace.ts';
import { isMirrored, OWN_KEYS } from './rowOfEvent.ts';

/** Pause in milliseconds after which a typed letter starts a new search. */
const SEARCH_PAUSE = 1000;
/** Row index of the head, and cell index of the row itself. Real rows and cells are numbered from 0. */
const HEAD = -1;
const ROW = -1;

const controlsOf = (part: Element | null | undefined): HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>(STOPS) ?? []),
];

export type GridFocus = {
  /** Ids of rows that must stay mounted: the row that was focused last, and the row that will be focused. */
  readonly keptIds: () => readonly (string | undefined)[];
  readonly focusRow: (id: string) => void;
  readonly tableProps: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onPointerDownCapture: () => void;
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  };
};

/** Makes the table a single tab stop. Arrow keys move the focus between rows, cells and the controls of a cell. */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  ids: readonly string[],
  labelOf: (id: string) => string,
): GridFocus {
  const [pendingId, setPendingId] = useState<string>();
  const lastFocused = useRef<HTMLElement>(undefined);
  const isLeaving = useRef(false);
  const isPointing = useRef(false);
  const search = useRef({ text: '', at: 0 });

  const rowOf = (id: string): HTMLTableRowElement | undefined =>
    table.current?.querySelector<HTMLTableRowElement>(`tr[data-key="${CSS.escape(id)}"]`) ?? undefined;

  const lastControl = (): HTMLElement | undefined => controlsOf(table.current).at(-1);

  function focusElement(element: HTMLElement | undefined): void {
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }

  function focusAt(index: number, cell: number, isFromEnd = false): void {
    const id = ids[index];
    if (id !== undefined && !rowOf(id)) flushSync(() => setPendingId(id));
    const row = id === undefined ? table.current?.rows[0] : rowOf(id);
    const target = cell === ROW ? row : row?.cells[cell];
    focusElement(cell === ROW ? target : (controlsOf(target).at(isFromEnd ? -1 : 0) ?? target));
  }

  function enter(index: number): void {
    if (lastFocused.current?.isConnected) focusElement(lastFocused.current);
    else if (ids.length > 0) focusAt(index, ROW);
  }

  /** Focuses the table or its last control on Tab, so that the browser moves the focus out of the table. */
  function leave(stop: HTMLElement | null | undefined): void {
    isLeaving.current = true;
    stop?.focus({ preventScroll: true });
    isLeaving.current = false;
  }

  function findByLetter({ key, timeStamp }: KeyboardEvent, index: number): number {
    const isNew = timeStamp - search.current.at > SEARCH_PAUSE;
    const text = isNew ? key : search.current.text + key;
    const from = Math.max(0, index);
    const next = [...ids.slice(from), ...ids.slice(0, from)].find((id) =>
      foldForSearch(labelOf(id)).startsWith(foldForSearch(text)),
    );
    search.current = { text: next === undefined ? '' : text, at: timeStamp };
    return next === undefined ? -1 : ids.indexOf(next);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    const isInside = target instanceof HTMLElement && table.current?.contains(target);
    const row = isInside ? target.closest('tr') : undefined;
    if (!isInside || !row || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const cells = [...row.cells];
    const cell = cells.findIndex((each) => each.contains(target));
    const index = ids.indexOf(row.dataset['key'] ?? '');
    const end = ids.length - 1;
    const page = Math.floor((window.innerHeight / (table.current?.tBodies[0]?.offsetHeight ?? 0)) * ids.length);
    if (key === 'Tab') {
      leave(event.shiftKey ? table.current : lastControl());
      return;
    }
    if (key === 'ArrowDown') focusAt(Math.min(index + 1, end), cell);
    else if (key === 'ArrowUp' && index > HEAD) focusAt(index - 1, index === 0 ? Math.max(0, cell) : cell);
    else if (key === 'PageDown') focusAt(Math.min(index + Math.max(1, page), end), cell);
    else if (key === 'PageUp' && index > HEAD) focusAt(Math.max(index - Math.max(1, page), 0), cell);
    else if (key === 'Home') focusAt(isCommand || cell === ROW ? 0 : index, Math.min(0, cell));
    else if (key === 'End') focusAt(isCommand || cell === ROW ? end : index, cell === ROW ? ROW : cells.length - 1);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const by = (key === 'ArrowRight') === isMirrored(target) ? -1 : 1;
      const controls = controlsOf(cells[cell]);
      const control = controls.indexOf(target) + by;
      // After the last cell, the focus moves to the first cell (in the head) or to the row itself (in other rows).
      const first = index === HEAD ? 0 : ROW;
      const count = cells.length - first;
      if (controls[control] && (by > 0 || control >= 0)) focusElement(controls[control]);
      else focusAt(index, ((cell - first + by + count) % count) + first, by < 0);
    } else if (key.length === 1 && key !== ' ' && !isCommand && !target.closest(OWN_KEYS)) {
      const next = findByLetter(event, index);
      if (next < 0) return;
      focusAt(next, ROW);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handleFocus({ target, relatedTarget }: FocusEvent): void {
    if (isLeaving.current || !(target instanceof HTMLElement) || !table.current?.contains(target)) return;
    // The user pressed Shift+Tab on an element after the table.
    const isReturn =
      target === lastControl() &&
      !isPointing.current &&
      relatedTarget instanceof Node &&
      !table.current.contains(relatedTarget) &&
      (table.current.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    isPointing.current = false;
    if (target === table.current) enter(0);
    else if (isReturn) enter(ids.length - 1);
    else lastFocused.current = target;
  }

  return {
    keptIds: () => [lastFocused.current?.closest('tr')?.dataset['key'], pendingId],
    focusRow: (id) => focusAt(ids.indexOf(id), ROW),
    tableProps: {
      onFocus: handleFocus,
      onPointerDownCapture: () => {
        isPointing.current = true;
      },
      onKeyDownCapture: handleKeyDown,
    },
  };
}

import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { foldForSearch } from '../../../../domain/shared/foldForSearch.ts';
import { STOPS } from '../../focus/FocusPlace.ts';
import { isMirrored, OWN_KEYS } from './rowOfEvent.ts';

/** Milliseconds after which a letter starts a new search. */
const PAUSE = 1000;
/** Index of the head among the rows, and of a row among its cells. */
const HEAD = -1;
const ROW = -1;

const controlsOf = (part: Element | null | undefined): HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>(STOPS) ?? []),
];

export type GridFocus = {
  /** Rows that must be in the document: the focused one, and the one that gets the focus. */
  readonly keptIds: () => readonly (string | undefined)[];
  readonly focusRow: (id: string) => void;
  readonly tableProps: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onPointerDownCapture: () => void;
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  };
};

/** One tab stop for the table. Arrow keys move between rows, cells and the controls of a cell. */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  ids: readonly string[],
  labelOf: (id: string) => string,
): GridFocus {
  const [wanted, setWanted] = useState<string>();
  const last = useRef<HTMLElement>(undefined);
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

  function focusAt(place: number, cell: number, isFromEnd = false): void {
    const id = ids[place];
    if (id !== undefined && !rowOf(id)) flushSync(() => setWanted(id));
    const row = id === undefined ? table.current?.rows[0] : rowOf(id);
    const target = cell === ROW ? row : row?.cells[cell];
    focusElement(cell === ROW ? target : (controlsOf(target).at(isFromEnd ? -1 : 0) ?? target));
  }

  function enter(place: number): void {
    if (last.current?.isConnected) focusElement(last.current);
    else if (ids.length > 0) focusAt(place, ROW);
  }

  /** The browser continues from the table or its last control. */
  function leave(stop: HTMLElement | null | undefined): void {
    isLeaving.current = true;
    stop?.focus({ preventScroll: true });
    isLeaving.current = false;
  }

  function found({ key, timeStamp }: KeyboardEvent, place: number): number {
    const isNew = timeStamp - search.current.at > PAUSE;
    const text = isNew ? key : search.current.text + key;
    const from = Math.max(0, place);
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
    const place = ids.indexOf(row.dataset['key'] ?? '');
    const end = ids.length - 1;
    const page = Math.floor((window.innerHeight / (table.current?.tBodies[0]?.offsetHeight ?? 0)) * ids.length);
    if (key === 'Tab') {
      leave(event.shiftKey ? table.current : lastControl());
      return;
    }
    if (key === 'ArrowDown') focusAt(Math.min(place + 1, end), cell);
    else if (key === 'ArrowUp' && place > HEAD) focusAt(place - 1, place === 0 ? Math.max(0, cell) : cell);
    else if (key === 'PageDown') focusAt(Math.min(place + Math.max(1, page), end), cell);
    else if (key === 'PageUp' && place > HEAD) focusAt(Math.max(place - Math.max(1, page), 0), cell);
    else if (key === 'Home') focusAt(isCommand || cell === ROW ? 0 : place, Math.min(0, cell));
    else if (key === 'End') focusAt(isCommand || cell === ROW ? end : place, cell === ROW ? ROW : cells.length - 1);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const by = (key === 'ArrowRight') === isMirrored(target) ? -1 : 1;
      const controls = controlsOf(cells[cell]);
      const control = controls.indexOf(target) + by;
      // From the head's last cell to its first, from a row's last cell to the row.
      const first = place === HEAD ? 0 : ROW;
      const count = cells.length - first;
      if (controls[control] && (by > 0 || control >= 0)) focusElement(controls[control]);
      else focusAt(place, ((cell - first + by + count) % count) + first, by < 0);
    } else if (key.length === 1 && key !== ' ' && !isCommand && !target.closest(OWN_KEYS)) {
      const next = found(event, place);
      if (next < 0) return;
      focusAt(next, ROW);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handleFocus({ target, relatedTarget }: FocusEvent): void {
    if (isLeaving.current || !(target instanceof HTMLElement) || !table.current?.contains(target)) return;
    // Shift+Tab from behind the table.
    const isReturn =
      target === lastControl() &&
      !isPointing.current &&
      relatedTarget instanceof Node &&
      !table.current.contains(relatedTarget) &&
      (table.current.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    isPointing.current = false;
    if (target === table.current) enter(0);
    else if (isReturn) enter(ids.length - 1);
    else last.current = target;
  }

  return {
    keptIds: () => [last.current?.closest('tr')?.dataset['key'], wanted],
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
